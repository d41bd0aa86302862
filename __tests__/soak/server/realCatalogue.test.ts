import { existsSync } from 'node:fs';
import path from 'node:path';
import { importCatalogue } from '../../../src/server/import/importCatalogue';
import { notesByKind } from '../../../src/server/import/report';
import { NOW } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

const file = path.resolve(__dirname, '../../../../shared/data/catalogue-real.csv');
const isThere = existsSync(file);
if (!isThere) process.stderr.write('The real catalogue is not beside the project, so importing it is not tested.\n');
const withCatalogue = isThere ? it : it.skip;

describe('importing the real catalogue', () => {
  withCatalogue(
    'imports 4,502 real listings, and again without changing anything',
    async () => {
      const { database, close } = await openTestDatabase();
      const first = await importCatalogue(database, { file, dryRun: false, now: NOW, by: 'cli:meera' });
      expect(first).toMatchObject({ rows: 4502, added: 4485, rejected: 17, repeated: 0 });
      expect(notesByKind(first.lines)).toEqual(
        expect.arrayContaining([
          ['no price', 17],
          ['MRP only: it is the price too', 202],
        ]),
      );

      const rows = () => database.db.selectFrom('product').selectAll().orderBy('id').execute();
      const before = await rows();
      const again = await importCatalogue(database, { file, dryRun: false, now: NOW + 1000, by: 'cli:meera' });
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: 4485, rejected: 17 });
      expect(await rows()).toEqual(before);

      for (const product of before) {
        expect(product.mrp_paise).toBeGreaterThanOrEqual(product.rate_paise);
        expect(product.rate_paise).toBeGreaterThan(0);
      }
      const texts = before
        .map(({ name, description, brand, colours }) => [name, description, brand, colours].join('\n'))
        .join('\n');
      expect(texts).not.toMatch(/[\u00a0\u200b\ufffd]|&amp;/);
      expect(before.filter(({ stock }) => stock === 3).length).toBeGreaterThan(0);
      await close();
    },
    120_000,
  );
});
