import { DAY_MS } from '../../../src/contract/rules/durations';
import { tidyUp } from '../../../src/server/lifecycle/housekeeping';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { loggedIn } from '../../support/server/members';
import { askBack, delivered } from '../../support/server/returns';
import { NOW } from '../../support/data/rows';

let shop: TestShop;

beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

async function settled(columns: object): Promise<number> {
  const { member, serialNo } = await delivered(shop);
  await askBack(member, serialNo);
  await shop.database.write((trx) =>
    trx.updateTable('return_request').set(columns).where('serial_no', '=', serialNo).execute(),
  );
  return serialNo;
}

describe('forgetting what is no longer needed', () => {
  it('forgets bank details 30 days after the refund or the rejection, and keeps them as long as a refund may follow', async () => {
    const refunded = await settled({ status: 'REFUNDED', decided_at: NOW - 5 * DAY_MS, refunded_at: NOW });
    const rejected = await settled({ status: 'REJECTED', decided_at: NOW });
    const approved = await settled({ status: 'APPROVED', decided_at: NOW });
    const initiated = await settled({ status: 'INITIATED' });
    const kept = async () =>
      (
        await shop.database.db
          .selectFrom('return_request')
          .select('serial_no')
          .where('bank_details', 'is not', null)
          .where('key_id', 'is not', null)
          .orderBy('serial_no')
          .execute()
      ).map(({ serial_no }) => serial_no);

    await tidyUp(shop.database, NOW + 30 * DAY_MS);
    expect(await kept()).toEqual([refunded, rejected, approved, initiated]);
    await tidyUp(shop.database, NOW + 30 * DAY_MS + 1);
    expect(await kept()).toEqual([approved, initiated]);
    expect(await shop.database.db.selectFrom('return_request').select('reason').execute()).toHaveLength(4);
  });

  it('throws away reset links a day old and counts of calls that have run out', async () => {
    const { userId } = await loggedIn(shop);
    await shop.put({
      password_reset: [
        { token_hash: 'old', member_id: userId, created_at: NOW - DAY_MS - 1 },
        { token_hash: 'new', member_id: userId, created_at: NOW - DAY_MS },
      ],
      rate_hit: [
        { bucket: 'over', hits: 3, resets_at: NOW - 1 },
        { bucket: 'running', hits: 3, resets_at: NOW },
      ],
    });
    await tidyUp(shop.database, NOW);
    expect(await shop.database.db.selectFrom('password_reset').select('token_hash').execute()).toEqual([
      { token_hash: 'new' },
    ]);
    expect(await shop.database.db.selectFrom('rate_hit').select('bucket').execute()).toEqual([{ bucket: 'running' }]);
  });
});
