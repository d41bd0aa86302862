/**
 * A shop with bank details and waiting mails that its secret key sealed: more of each than one piece of sealing anew
 * takes.
 */
import { makeOutbox } from '../../../src/server/areas/mail/outbox';
import { sealBankDetails } from '../../../src/server/areas/return/bankDetails';
import type { Database } from '../../../src/server/db/types';
import { makeSealer } from '../../../src/server/security/sealing';
import { memberRow } from './members';
import { placeOrder } from '../data/orders';
import { newMail } from '../mails/outbox';
import { wish } from './returns';
import { NOW } from '../data/rows';

/** Gives the serial numbers of the returns. */
export async function fillSealed(
  database: Database,
  secretKey: string,
  { returns, mails }: { returns: number; mails: number },
): Promise<number[]> {
  await placeOrder(
    database,
    {},
    Array.from({ length: returns }, () => ({})),
  );
  const lines = await database.db.selectFrom('order_line').select('serial_no').orderBy('serial_no').execute();
  const member = memberRow();
  const bankSealer = makeSealer(secretKey, 'bank details');
  const outbox = makeOutbox(makeSealer(secretKey, 'mail'), () => NOW);
  await database.write(async (trx) => {
    await trx.insertInto('member').values(member).execute();
    const rows = lines.map(({ serial_no }) => ({
      id: `r_${serial_no}`,
      serial_no,
      member_id: member.id,
      reason: 'Too small',
      comment: '',
      status: 'INITIATED' as const,
      ...sealBankDetails(bankSealer, `r_${serial_no}`, wish),
      requested_at: NOW,
    }));
    await trx.insertInto('return_request').values(rows).execute();
    for (let at = 0; at < mails; at += 1) await outbox.put(trx, newMail({ to: `parent-${at}@example.com` }));
  });
  return lines.map(({ serial_no }) => serial_no);
}
