/**
 * Backups as versions of the shop wrote them before backups were encrypted (__tests__/fixtures/backups), restored by
 * today's.
 */
import path from 'node:path';
import { makeCommandLine } from '../../support/commands/commandLine';
import { kept } from '../../fixtures/dataFolders/keptRows';
import { openTestDatabase } from '../../support/server/testDatabase';

const file = path.join(__dirname, '../../fixtures/backups/0002_members.backup');

describe('a backup that an older version made', () => {
  it('restores with every row, and the key of that time opens what was sealed', async () => {
    const { database, place, close } = await openTestDatabase();
    try {
      const shop = makeCommandLine(place, {
        env: { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl, SECRET_KEY: kept.secretKey },
      });
      expect(await shop('restore', file)).toMatchObject({
        code: 1,
        err: expect.stringContaining('one of an older version'),
      });
      expect(await database.db.selectFrom('product').select('id').execute()).toEqual([]);
      expect(await shop('restore', file, '--plain')).toMatchObject({
        code: 0,
        out: expect.stringContaining('2 products, 1 picture, 3 orders, 1 member.'),
      });
      expect(await shop('returns', 'reveal', '13', '--reason', 'Refund by bank transfer')).toMatchObject({
        err: '',
        out: expect.stringContaining('123456789012'),
      });
    } finally {
      await close();
    }
  });
});
