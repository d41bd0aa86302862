/** Sheets that a test imports, and what stands in the shop afterwards. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../src/server/db/types';
import type { makeCommandLine } from './commandLine';

/** The headings of another shop's listing. */
export const listing = 'source,source_id,title,brand,gender,category,sub_category,mrp,selling_price,colour,rating,rating_count,availability,description,image_url';

/** `catalogue import` of these lines: the report, with the exit code and what was said to a person. */
export async function importLines(
  shop: ReturnType<typeof makeCommandLine>,
  dataDir: string,
  lines: readonly string[],
  flags: readonly string[],
) {
  await writeFile(path.join(dataDir, 'sheet.csv'), lines.join('\n'));
  const { code, out, err } = await shop('--json', 'catalogue', 'import', 'sheet.csv', ...flags);
  return { code, err, ...(out ? JSON.parse(out) : {}) };
}

/** Every product, with the names of its category and its shelf. */
export const placedProducts = ({ db }: Database) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .selectAll('product')
    .select(['category.name as category', 'subcategory.name as subcategory'])
    .orderBy('product.id')
    .execute();
