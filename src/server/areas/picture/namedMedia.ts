/** Every picture and film that the shop names, and where it does: products, the home page, categories. */
import type { Kysely } from 'kysely';
import type { Database } from '../../db/types';
import type { Schema } from '../../db/schema';
import { exportedProducts } from '../../export/export.repository';

export interface NamedMedia {
  /** `product 7`, `home season`, `category Kids` */
  where: string;
  address: string;
}

const media = (where: string, address: string): NamedMedia => ({ where, address });

export async function namedMedia(database: Pick<Database, 'db' | 'snapshot'>): Promise<NamedMedia[]> {
  const named = await outsideProducts(database.db);
  await database.snapshot(async (trx) => {
    for await (const piece of exportedProducts(trx)) {
      for (const { id, pictures } of piece) named.push(...pictures.map((address) => media(`product ${id}`, address)));
    }
  });
  return named;
}

async function outsideProducts(db: Kysely<Schema>): Promise<NamedMedia[]> {
  const items = await db.selectFrom('home_item').select(['section', 'url', 'poster']).execute();
  const categories = await db.selectFrom('category').select(['name', 'picture_url']).execute();
  const subcategories = await db.selectFrom('subcategory').select(['name', 'picture_url']).execute();
  return [
    ...items.flatMap(({ section, url, poster }) => [url, poster].map((address) => media(`home ${section}`, address))),
    ...[...categories, ...subcategories].map(({ name, picture_url }) => media(`category ${name}`, picture_url)),
  ];
}
