import type { Database } from '../../db/types';
import type { Catalog } from './catalog';

interface Deps {
  database: Pick<Database, 'announce'>;
  catalog: Pick<Catalog, 'touch'>;
}

/**
 * Shows these products as they are now (stock, stars), here and in every other process. Never fails: what changed them
 * stands already.
 */
export async function showProducts({ database, catalog }: Deps, productIds: readonly number[]): Promise<void> {
  try {
    await catalog.touch(productIds);
    await database.announce();
  } catch {
    // Nothing to undo, nobody to tell; the listing shows what was until the next change.
  }
}
