/**
 * Pictures that nothing names any more. They stay for a while: who removed one by mistake, or brings a sheet back, finds
 * it where it was.
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely, Transaction } from 'kysely';
import { DAY_MS, type Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { Schema } from '../../db/schema';
import { namedMedia } from './namedMedia';
import { findPictureNames, UNUSED_MARK } from './picture.repository';
import { pictureNameOf } from './pictureUrl';
import { pictureFolder } from './imageRenderer';

export const UNUSED_KEPT_DAYS = 30;

/** Names of the pictures that products, categories, the home page and orders show. */
async function namesInUse(database: Pick<Database, 'db' | 'snapshot'>): Promise<Set<string>> {
  const shown = (await namedMedia(database)).map(({ address }) => address);
  const ordered = await database.db.selectFrom('order_line').select('picture_url').distinct().execute();
  return new Set([...shown, ...ordered.map(({ picture_url }) => picture_url)].map(pictureNameOf));
}

export async function unusedPictures(database: Pick<Database, 'db' | 'snapshot'>): Promise<string[]> {
  const used = await namesInUse(database);
  return (await findPictureNames(database.db)).filter((name) => !used.has(name));
}

const within = (trx: Transaction<Schema>): Pick<Database, 'db' | 'snapshot'> => ({ db: trx, snapshot: (work) => work(trx) });
const marksOf = (db: Kysely<Schema>) => db.selectFrom('meta').select(['key', 'value']).where('key', 'like', `${UNUSED_MARK}%`).execute();

/**
 * Marks the pictures that nothing names with the time, and throws away those that were marked 30 days ago. Who names
 * one again takes the mark away first, so of the two only one has it, and a picture that is wanted is never thrown away.
 */
export async function throwUnusedAway(database: Database, now: number): Promise<void> {
  const unused = new Set(await unusedPictures(database));
  const marks = await marksOf(database.db);
  const nameOf = (key: string): string => key.slice(UNUSED_MARK.length);
  const marked = new Set(marks.map(({ key }) => nameOf(key)));
  const wanted = marks.filter(({ key }) => !unused.has(nameOf(key))).map(({ key }) => key);
  const due = marks.filter(({ key, value }) => unused.has(nameOf(key)) && Number(value) <= now - UNUSED_KEPT_DAYS * DAY_MS).map(({ key }) => key);
  const fresh = [...unused].filter((name) => !marked.has(name));
  if (wanted.length + due.length + fresh.length === 0) return;
  await database.write(async (trx) => {
    for (const name of fresh) {
      const mark = { key: UNUSED_MARK + name, value: String(now) };
      await trx.insertInto('meta').values(mark).onConflict((c) => c.column('key').doNothing()).execute();
    }
    for (const key of wanted) await trx.deleteFrom('meta').where('key', '=', key).execute();
    if (due.length === 0) return;
    const claimed: string[] = [];
    for (const key of due) {
      const gone = await trx.deleteFrom('meta').where('key', '=', key).returning('key').execute();
      claimed.push(...gone.map((mark) => nameOf(mark.key)));
    }
    const stillUnused = new Set(await unusedPictures(within(trx)));
    for (const name of claimed.filter((one) => stillUnused.has(one))) await trx.deleteFrom('picture').where('name', '=', name).execute();
  });
}

/** Removes the files of this machine that were made of pictures which the shop no longer has. */
export async function throwVariantsAway(database: Database, dataDir: string): Promise<void> {
  const known = new Set(await findPictureNames(database.db));
  const folder = pictureFolder(dataDir);
  for (const width of await readdir(folder).catch(() => [])) {
    for (const file of await readdir(path.join(folder, width)).catch(() => [])) {
      if (!known.has(file.split('.')[0] ?? '')) await rm(path.join(folder, width, file), { force: true });
    }
  }
}

/** Now and every day. A failure waits for the next turn; gives the way to stop. */
export function keepPicturesTidy(database: Database, dataDir: string, clock: Clock): () => void {
  const tidy = (): void =>
    void throwUnusedAway(database, clock())
      .then(() => throwVariantsAway(database, dataDir))
      .catch(() => undefined);
  tidy();
  const timer = setInterval(tidy, DAY_MS).unref();
  return () => clearInterval(timer);
}
