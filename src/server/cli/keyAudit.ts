/** What staff do to the secret keys, as the audit has it. Keys are named by their ids. */
import { writeAudit } from '../areas/staff/audit';
import type { Database } from '../db/types';
import { putKeyNote } from '../keys/keyNote';

/** Who does it, and when: epoch milliseconds. */
export interface Doer {
  at: number;
  who: string;
}

interface KeyChange extends Doer {
  what: string;
  /** The key that sealed before; undefined where there was none. */
  was: string | undefined;
  isNow: Readonly<{ key: string } & Record<string, number | string>>;
}

/** Notes the key that seals from now on, in one transaction with the row. */
export const noteKeyChange = ({ write }: Database, { was, isNow, ...change }: KeyChange): Promise<void> =>
  write(async (trx) => {
    await putKeyNote(trx, isNow.key);
    const before = was === undefined ? undefined : { key: was };
    await writeAudit(trx, { ...change, subject: 'secret key', was: before, isNow });
  });

/** @param drop throws the key away. Where that fails there is no row either; it may be called twice. */
export const noteKeyGone = ({ write }: Database, id: string, doer: Doer, drop: () => Promise<void>): Promise<void> =>
  write(async (trx) => {
    await writeAudit(trx, { ...doer, what: 'secret key thrown away', subject: `secret key ${id}` });
    await drop();
  });
