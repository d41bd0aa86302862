/** Every picture and film that the shop names, and where it does: products, the home page, categories. */
import type { Database } from '../../db/types';
import { categoryPictures, homeMedia, productPictures } from './picture.repository';
import { pictureAddresses } from './pictureUrl';

export interface NamedMedia {
  /** `product 7`, `home season`, `category Kids` */
  where: string;
  address: string;
}

const media = (where: string, address: string): NamedMedia => ({ where, address });

export async function namedMedia(database: Pick<Database, 'db' | 'snapshot'>): Promise<NamedMedia[]> {
  const named = await outsideProducts(database.db);
  await database.snapshot(async (trx) => {
    for await (const piece of productPictures(trx)) {
      for (const { id, pictures } of piece)
        named.push(...pictureAddresses(pictures).map((address) => media(`product ${id}`, address)));
    }
  });
  return named;
}

async function outsideProducts(db: Database['db']): Promise<NamedMedia[]> {
  const items = await homeMedia(db);
  const categories = await categoryPictures(db);
  return [
    ...items.flatMap(({ section, url, poster }) => [url, poster].map((address) => media(`home ${section}`, address))),
    ...categories.map(({ name, picture_url }) => media(`category ${name}`, picture_url)),
  ];
}
