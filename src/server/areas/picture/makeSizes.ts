import { stat } from 'node:fs/promises';
import { cardWidths } from '../../../contract/rules/pictureWidths';
import type { Database } from '../../db/types';
import type { Progress } from '../../lib/progress';
import { openImageRenderer } from './imageRenderer';
import { variantsOf } from './warm';

/**
 * Makes of new pictures what the first shoppers will ask for, so that they need not wait for it: AVIF, as wide as cards
 * are. Into this machine's data folder, where it has one; a server elsewhere makes its own on request.
 */
export async function makeUsualSizes(
  database: Database,
  dataDir: string,
  names: string[],
  progress: Progress,
): Promise<void> {
  if (!(await stat(dataDir).catch(() => null))) return;
  const renderer = openImageRenderer(database, dataDir);
  const wanted = [...variantsOf(names, cardWidths, ['avif'])];
  for (const [index, variant] of wanted.entries()) {
    // One that cannot be made now is made for the shopper who wants it.
    await renderer.variant(variant).catch(() => null);
    progress({ text: 'Making sizes', done: index + 1, total: wanted.length });
  }
}
