/** A rotation of the secret key that is killed: nothing is closed to the shop, and the next one ends what was begun. */
import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/db/open';
import type { Database } from '../../../src/server/db/types';
import { countByKey } from '../../../src/server/keys/sealed.repository';
import { sealedColumns } from '../../../src/server/keys/sealedColumns';
import { keyIdOf, makeSealer } from '../../../src/server/security/sealing';
import { openSecretKeys } from '../../../src/server/security/secretKeys';
import { makeChance } from '../../support/data/random';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { runCommand } from '../../support/process/runCommand';
import { fillSealed } from '../../support/server/sealedShop';
import { makePlace, type TestPlace } from '../../support/server/testDatabase';

const [RETURNS, MAILS] = [1500, 1500];
const seed = Date.now() % 1_000_000;
const chance = makeChance(seed);

let place: TestPlace;
let database: Database;
beforeAll(async () => {
  place = await makePlace('tables');
  database = await openDatabase(place);
});
afterAll(async () => {
  await database?.close();
  await place?.remove();
});

const rotate = (killAfterMs?: number) => runCommand(place, ['keys', 'rotate'], killAfterMs);

/** How many rows the keys of this moment open; altered ones would throw. */
async function openAll(): Promise<number> {
  const keys = await openSecretKeys({ secretKey: undefined, dataDir: place.dataDir });
  let opened = 0;
  for (const { table, text, keyId, boundTo, purpose } of sealedColumns) {
    const sealer = makeSealer(keys, purpose);
    const { rows } = await sql<{ text: string; id: string; bound: string }>`
      select ${sql.ref(text)} as text, ${sql.ref(keyId)} as id, ${sql.ref(boundTo)} as bound
      from ${sql.table(table)}`.execute(database.db);
    for (const row of rows) expect(sealer.open({ text: row.text, keyId: row.id }, row.bound)).toContain('{');
    opened += rows.length;
  }
  return opened;
}

describe('a rotation of the secret key that is killed', () => {
  it(
    `keeps everything open through ${ROUNDS * 3} kills, and ends with one key for all`,
    async () => {
      const keys = await openSecretKeys({ secretKey: undefined, dataDir: place.dataDir });
      await fillSealed(database, keys()[0], { returns: RETURNS, mails: MAILS });
      const { code, took } = await rotate();
      expect(code).toBe(0);
      for (let round = 0; round < ROUNDS * 3; round += 1) {
        await rotate(Math.round(took * 0.3) + chance.upTo(Math.ceil(took * 0.7)));
        expect({ seed, round, opened: await openAll() }).toEqual({ seed, round, opened: RETURNS + MAILS });
      }
      expect((await rotate()).code).toBe(0);
      expect(await openAll()).toBe(RETURNS + MAILS);
      expect([...(await countByKey(database.db)).keys()]).toEqual([keyIdOf(keys()[0])]);
    },
    limitFor(20, 300),
  );
});
