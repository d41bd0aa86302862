import { tableNames } from '../../../src/server/db/tables';
import { openTestDatabase } from '../../support/server/testDatabase';

describe('the tables', () => {
  it('knows every table of the database with its primary key, and parents before those that refer to them', async () => {
    const { database, close } = await openTestDatabase();
    const found = await database.db.introspection.getTables();
    const names = found.map(({ name }) => name).filter((name) => !/^(kysely_|sqlite_)/.test(name));
    expect([...tableNames].sort()).toEqual(names.sort());
    await close();
  });
});
