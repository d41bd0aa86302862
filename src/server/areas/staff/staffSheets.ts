/** Sheets (CSV) that staff take out of the shop: each is written down like a change (docs/contract.md section 11). */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { SHEET_START, sheetRows } from '../../lib/sheet';
import { writeAudit } from './audit';

/** Rows of one sheet: more make no sheet that anybody reads. */
const MOST_ROWS = 50_000;
/** Rows that are read and written at a time. */
const PIECE = 500;

/** A column: its heading, and what a row has there. */
export type Column<T> = readonly [heading: string, cell: (row: T) => string];

interface Rows<T> {
  /** Of what they are, as `changes`. */
  noun: string;
  count: number;
  /** The next ones, after the last of those before and as many as were read. */
  read(limit: number, last: T | undefined, offset: number): Promise<T[]>;
}

/** A list under its headings, read and written piece by piece. Throws INVALID where it would be too long. */
export function sheetOf<T>(columns: readonly Column<T>[], { noun, count, read }: Rows<T>): Readable {
  if (count > MOST_ROWS)
    throw new DomainError('INVALID', `These are more than ${MOST_ROWS} ${noun}. Narrow the list first.`);
  async function* pieces(): AsyncGenerator<string> {
    yield SHEET_START + sheetRows([columns.map(([heading]) => heading)]);
    let last: T | undefined;
    for (let offset = 0; offset < MOST_ROWS; offset += PIECE) {
      const rows = await read(PIECE, last, offset);
      if (rows.length > 0) yield sheetRows(rows.map((row) => columns.map(([, cell]) => cell(row))));
      if (rows.length < PIECE) return;
      last = rows.at(-1);
    }
  }
  return Readable.from(pieces());
}

interface Sheet {
  /** Of the file, and in the history. */
  name: string;
  /** Who takes it: an e-mail address. */
  who: string;
  /** By which filters. */
  asked: object;
  content: string | Readable;
}

export type SendSheet = (reply: FastifyReply, sheet: Sheet) => Promise<FastifyReply>;

export const makeSendSheet =
  ({ database, clock }: { database: Pick<Database, 'write'>; clock: Clock }): SendSheet =>
  async (reply, { name, who, asked, content }) => {
    await database.write((trx) => writeAudit(trx, { at: clock(), who, what: 'exported', subject: name, isNow: asked }));
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}.csv"`)
      .send(content);
  };
