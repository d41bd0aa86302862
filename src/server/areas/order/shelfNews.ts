import type { Database } from '../../db/open';
import type { Catalog } from '../catalog/catalog';

interface Deps {
  database: Pick<Database, 'announce'>;
  catalog: Pick<Catalog, 'touch'>;
}

/** Shows the new stock of these products, here and in every other process. Never fails: what changed the stock stands already. */
export async function showNewStock({ database, catalog }: Deps, productIds: readonly number[]): Promise<void> {
  try {
    await catalog.touch(productIds);
    await database.announce();
  } catch {
    // Nothing to undo, nobody to tell; the listing shows old stock until the next change.
  }
}
