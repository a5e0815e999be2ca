import { Injectable } from '@nestjs/common';
import { SetUpSalt, Tenancy } from '../../database/index.js';

/** What the set-up code of this database is made of. */
@Injectable()
export class SetUps {
  constructor(private readonly tenancy: Tenancy) {}

  async salt(): Promise<string> {
    const [row] = await this.tenancy.read({}, tables => tables.find(SetUpSalt));
    if (row === undefined) throw new Error('The table set_up has lost its row.');
    return row.salt;
  }
}
