/** The linter lets nothing but repositories and db/ ask the database. */
import { Linter } from 'eslint';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { queriesElsewhere, queryRules } from '../../../../src/tools/lint/queryRules';

const linter = new Linter({ configType: 'flat' });

const complaints = (filename: string, code: string): number => {
  const everywhere = { files: ['**/*.ts'] };
  return linter.verify(code, [everywhere, queryRules], { filename: path.resolve(filename) }).length;
};

const SERVICE = 'src/server/areas/order/order.service.ts';
const select = "db.selectFrom('product').selectAll().execute();";

describe('who may ask the database', () => {
  it.each([
    ['a choice', select],
    ['an insertion', "trx.insertInto('product').values(row).execute();"],
    ['a change', "trx.updateTable('product').set(change).execute();"],
    ['a deletion', "shop.database.db.deleteFrom('product').execute();"],
    ['a part of a statement', "(of) => of.selectFrom('category').select('id');"],
    ['words of SQL', "import { sql } from 'kysely';"],
    ['words of SQL by another name', "import { sql as words } from 'kysely';"],
    ['all of Kysely', "import * as kysely from 'kysely';"],
  ])('is no service: %s', (_, code) => {
    expect(complaints(SERVICE, code)).toBe(1);
  });

  it.each([
    'src/server/areas/order/order.routes.ts',
    'src/server/cli/stockCommand.ts',
    'src/server/plugins/session.ts',
  ])('is not %s', (file) => {
    expect(complaints(file, select)).toBe(1);
  });

  it.each([
    'src/server/areas/order/order.repository.ts',
    'src/server/keys/sealed.repository.ts',
    'src/server/db/notes.ts',
    'src/server/db/migrations/0001_shop.ts',
    ...Object.keys(queriesElsewhere),
  ])('may be %s', (file) => {
    expect(complaints(file, select)).toBe(0);
  });

  it('is left alone where it names a type of Kysely or calls a repository', () => {
    expect(complaints(SERVICE, "import { Kysely } from 'kysely'; cart.list(owner.id);")).toBe(0);
  });
});

describe('the exceptions', () => {
  it.each(Object.keys(queriesElsewhere))('name a file that there is: %s', (file) => {
    expect(existsSync(path.resolve(file))).toBe(true);
  });
});
