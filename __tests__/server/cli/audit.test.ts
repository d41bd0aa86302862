/** What the command line writes down of its own changes (docs/contract.md section 11). */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { processIo } from '../../../src/server/cli/io';
import { makeProgram } from '../../../src/server/cli/program';
import { tableNames } from '../../../src/server/db/tables';
import type { Database } from '../../../src/server/db/types';
import { keyFiles } from '../../../src/server/security/secretKeys';
import { auditedShop, type AuditedShop } from '../../support/commands/audit/auditedShop';
import { changingCommands, readingCommands } from '../../support/commands/audit/changingCommands';
import { NOW } from '../../support/data/rows';
import { TEST_SECRET_KEY } from '../../support/server/buildTestApp';
import { wish } from '../../support/server/returns';

let audited: AuditedShop;
afterEach(() => audited?.close());

const namesOf = (command: Command): string[] =>
  command.commands.length === 0
    ? [command.name()]
    : command.commands.flatMap(namesOf).map((name) => (command.parent ? `${command.name()} ${name}` : name));
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

/** Of the running shop: which key seals is noted when it is used, and mails are sent meanwhile. */
const itsOwn: readonly string[] = ['meta', 'outbox_mail'];

/** Every row of every other table. */
async function everything({ db }: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const table of tableNames.filter((name) => !itsOwn.includes(name))) {
    all[table] = await db.selectFrom(table).selectAll().execute();
  }
  return all;
}

describe('the audit of the command line', () => {
  it('knows every command of the program: what it writes down, or that it only reads', () => {
    const known = [...changingCommands, ...readingCommands].map(({ command }) => command);
    expect(sorted(namesOf(makeProgram(processIo())))).toEqual(sorted(known));
  });

  it.each(changingCommands.map((row) => [`${row.command} ${row.args.join(' ')}`.trim(), row] as const))(
    'has who did what, and what it was and is: %s',
    async (_, { command, args, rows, before = [], again = args, needs }) => {
      audited = await auditedShop(needs);
      const { staff, audit, filled } = audited;
      const call = async (words: string[]) => staff(...command.split(' '), ...words);
      for (const words of before) expect(await staff(...(await filled(words)))).toMatchObject({ code: 0 });
      const already = await audit();
      // An id is that of the key before: asked for ahead of what replaces it.
      const words = await filled(args);

      expect(await call(words)).toMatchObject({ code: 0, err: '' });
      const written = (await audit()).slice(already.length);
      const told = await filled(rows);
      expect(written).toEqual(
        told.map((row) => ({
          was: null,
          isNow: null,
          ...row,
          id: expect.any(Number),
          at: new Date(NOW).toISOString(),
          who: 'cli:meera',
        })),
      );

      await call(again === null ? words : again === args ? words : await filled(again));
      const more = (await audit()).slice(already.length + written.length);
      expect(more.length > 0).toBe(again === null && command !== 'restore');
    },
  );

  it('has nothing of what only reads, and that changes nothing', async () => {
    audited = await auditedShop('return');
    const { database, staff, filled } = audited;
    const before = await everything(database);
    for (const { command, args } of readingCommands) {
      await staff(...command.split(' '), ...(await filled(args)));
      expect({ command, ...(await everything(database)) }).toEqual({ command, ...before });
    }
  });

  it('has no row of a change that failed', async () => {
    audited = await auditedShop('return');
    const { staff, audit, filled } = audited;
    for (const words of [
      ['orders', 'deliver', '7K3M-9QX2'],
      ['orders', 'paid', '7K3M-9QX2', '--amount', '1'],
      ['returns', 'refund', '$return'],
      ['returns', 'reveal', '$return', '--reason', 'short'],
      ['products', 'set', '7', '--price', '9999'],
      ['stock', '7', '-11'],
      ['products', 'picture', 'add', '7', 'https://pictures.example/c.jpg', 'not-there.jpg'],
      ['categories', 'set', '3', '--name', 'Women'],
      ['categories', 'order', 'Kids', 'Kids'],
      ['coupons', 'add', 'FIRST', '--type', '%', '--value', '5'],
      ['coupons', 'set', 'first', '--value', '101'],
      ['home', 'set', 'season', '--item', '2', '--remove'],
      ['reviews', 'answer', '11', ' '],
      ['users', 'delete', 'meera@example.com', '--yes'],
      ['catalogue', 'import', 'not-there.csv'],
      ['restore', 'sheet.csv', '--replace'],
      ['keys', 'rotate'],
    ]) {
      expect({ words, ...(await staff(...(await filled(words)))) }).toMatchObject({ words, code: 1 });
      expect({ words, rows: await audit() }).toEqual({ words, rows: [] });
    }
  });

  it('names a text by its beginning alone, and of many fields only some', async () => {
    audited = await auditedShop();
    const text = `It began in Leh. ${'And so it went on. '.repeat(30)}`;
    await audited.staff('home', 'set', 'ourStory', text);
    await audited.staff('home', 'set', 'flash', ...Array.from({ length: 20 }, (_, at) => `News ${at + 1}`));
    const [story, flash] = await audited.audit();
    expect(story?.isNow).toEqual({ 1: expect.stringMatching(/^It began in Leh\. .{182}…$/) });
    expect(Object.keys(flash?.isNow as object)).toHaveLength(13);
    expect(flash?.isNow).toMatchObject({ 12: 'News 12', otherChanges: 8 });
  });

  it('holds no bank details, password or key, and nothing of a member that is to be forgotten', async () => {
    audited = await auditedShop('return');
    const { database, staff, audit, filled } = audited;
    const invited = await staff('--json', 'staff', 'invite', 'ravi@example.com', '--role', 'owner');
    const renewed = await staff('orders', 'link', '7K3M-9QX2', '--renew');
    const secrets = [invited.out, renewed.out].map((out) => /[#=]([\w-]{16,})/.exec(out)?.[1]);
    const note = 'Meera, we have it.';
    const reason = 'Refund for Meera by bank transfer';
    for (const words of [
      ['returns', 'reveal', '$return', '--reason', reason],
      ['returns', 'approve', '$return', '--note', note],
      ['returns', 'refund', '$return', '--note', note],
      ['reviews', 'answer', '11', 'Thank you, Meera!'],
      ['newsletter', 'confirm', '9000000001'],
      ['newsletter', 'remove', '9000000001'],
      ['users', 'logout', 'meera@example.com'],
      ['users', 'delete', 'meera@example.com', '--yes'],
    ]) {
      expect({ words, ...(await staff(...(await filled(words)))) }).toMatchObject({ words, code: 0 });
    }
    const rows = await audit();
    expect(rows).toHaveLength(10);
    const text = JSON.stringify(rows);
    for (const secret of [...Object.values(wish), ...secrets, TEST_SECRET_KEY, note, reason]) {
      expect(secret).toEqual(expect.any(String));
      expect(text).not.toContain(secret);
    }
    for (const own of ['Meera', 'meera@', '9812345670', '9000000001', '12 Lake View']) expect(text).not.toContain(own);
    // And the story of the order has no details any more.
    const events = await database.db
      .selectFrom('order_event')
      .innerJoin('customer_order', 'customer_order.id', 'order_event.order_id')
      .select(['order_event.what', 'order_event.details'])
      .where('customer_order.order_no', '=', await filled('$order'))
      .execute();
    expect(events.map(({ what }) => what)).toContain('return refunded');
    expect(events.every(({ details }) => details === null)).toBe(true);
  });

  it('names keys by their ids', async () => {
    audited = await auditedShop('key file');
    const { place, staff, audit } = audited;
    await staff('backup', 'shop.backup');
    await staff('keys', 'rotate');
    const { current, old } = keyFiles(place.dataDir);
    const keys = [await readFile(current, 'utf8'), ...(JSON.parse(await readFile(old, 'utf8')) as string[])];
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(JSON.stringify(await audit())).not.toContain(key.trim());
  });
});
