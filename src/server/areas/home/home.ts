import type { Database } from '../../db/open';
import { readShownHome, type HomeRows } from './home.repository';

/** The home sections in memory, re-read whole whenever the catalogue is announced to have changed. */
export interface Home {
  version(): number;
  rows(): HomeRows;
  refresh(): Promise<void>;
  close(): void;
}

export async function openHome(database: Database): Promise<Home> {
  let rows = await readShownHome(database);
  let text = JSON.stringify(rows);
  let version = 0;

  async function refresh(): Promise<void> {
    const read = await readShownHome(database);
    const readText = JSON.stringify(read);
    if (readText === text) return;
    rows = read;
    text = readText;
    version += 1;
  }

  // A database that is away for a moment announces the next change too; old sections are better than none.
  const close = database.onChange(() => void refresh().catch(() => undefined));
  return { version: () => version, rows: () => rows, refresh, close };
}
