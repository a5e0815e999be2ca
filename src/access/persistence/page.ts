import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import type { PageWanted, Place } from '../../api/door/index.js';

/** A page of rows in the order of their making. */
export const pageFrom = <E extends ObjectLiteral & Place>(
  tables: EntityManager,
  of: EntityTarget<E>,
  where: FindOptionsWhere<E>,
  { after, many }: PageWanted,
): Promise<readonly E[]> => {
  const query = tables.createQueryBuilder(of, 'row').where(where);
  if (after !== null) query.andWhere('(row.createdAt, row.id) > (:createdAt, :id)', { ...after });
  return query.orderBy('row.createdAt').addOrderBy('row.id').limit(many).getMany();
};
