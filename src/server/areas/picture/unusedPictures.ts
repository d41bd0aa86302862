/**
 * Pictures that nothing names any more. They stay for a while: who removed one by mistake, or brings a sheet back,
 * finds it where it was.
 */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Transaction } from 'kysely';
import { DAY_MS } from '../../../contract/rules/durations';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import type { Schema } from '../../db/schema';
import { namedMedia } from './namedMedia';
import { deletePicture, findMarks, findPictureNames, markUnused, orderedPictures, unmark } from './picture.repository';
import { pictureNameOf } from './pictureUrl';
import { pictureFolder } from './imageRenderer';

export const UNUSED_KEPT_DAYS = 30;

/** Names of the pictures that products, categories, the home page and orders show. */
async function namesInUse(database: Pick<Database, 'db' | 'snapshot'>): Promise<Set<string>> {
  const shown = (await namedMedia(database)).map(({ address }) => address);
  return new Set([...shown, ...(await orderedPictures(database.db))].map(pictureNameOf));
}

export async function unusedPictures(database: Pick<Database, 'db' | 'snapshot'>): Promise<string[]> {
  const used = await namesInUse(database);
  return (await findPictureNames(database.db)).filter((name) => !used.has(name));
}

const within = (trx: Transaction<Schema>): Pick<Database, 'db' | 'snapshot'> => ({
  db: trx,
  snapshot: (work) => work(trx),
});

/**
 * Marks the pictures that nothing names with the time, and throws away those that were marked 30 days ago. Who names
 * one again takes the mark away first, so of the two only one has it, and a picture that is wanted is never thrown
 * away.
 */
export async function throwUnusedAway(database: Database, now: number): Promise<void> {
  const unused = new Set(await unusedPictures(database));
  const marks = await findMarks(database.db);
  const wanted = [...marks.keys()].filter((name) => !unused.has(name));
  const isOver = (name: string): boolean => (marks.get(name) ?? now) <= now - UNUSED_KEPT_DAYS * DAY_MS;
  const due = [...unused].filter(isOver);
  const fresh = [...unused].filter((name) => !marks.has(name));
  if (wanted.length + due.length + fresh.length === 0) return;
  await database.write(async (trx) => {
    for (const name of fresh) await markUnused(trx, name, now);
    for (const name of wanted) await unmark(trx, name);
    if (due.length === 0) return;
    const claimed: string[] = [];
    for (const name of due) if (await unmark(trx, name)) claimed.push(name);
    const stillUnused = new Set(await unusedPictures(within(trx)));
    for (const name of claimed.filter((one) => stillUnused.has(one))) await deletePicture(trx, name);
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
