import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from 'typeorm';

/** Where a row stands among others in the order of their making. */
interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** So many rows in the order of their making, after one of them or from the first on. */
export const pageFrom = <E extends ObjectLiteral & Place>(
  tables: EntityManager,
  of: EntityTarget<E>,
  where: FindOptionsWhere<E>,
  { after, many }: { readonly after: Place | null; readonly many: number },
): Promise<readonly E[]> => {
  const query = tables.createQueryBuilder(of, 'row').where(where);
  if (after !== null) query.andWhere('(row.createdAt, row.id) > (:createdAt, :id)', { ...after });
  return query.orderBy('row.createdAt').addOrderBy('row.id').limit(many).getMany();
};
