/** Shopify's export of products: rows of one Handle are one product, and only the first of them tells its title. */
import {
  choiceOf,
  distinct,
  groupsOf,
  piecesOf,
  pricesNote,
  type ForeignProduct,
  type Table,
  type TableRow,
} from './table';

const OPTIONS = ['Option1', 'Option2', 'Option3'];

export const isShopify = ({ headings }: Table): boolean => headings.has('handle') && headings.has('variant price');

export const shopifyProducts = ({ rows }: Table): ForeignProduct[] =>
  groupsOf(rows, ({ cell }) => cell('Handle')).map(toProduct);

function toProduct(rows: [TableRow, ...TableRow[]]): ForeignProduct {
  const [first] = rows;
  const all = (heading: string): string[] => rows.map(({ cell }) => cell(heading));
  const one = (heading: string): string => all(heading).find((text) => text !== '') ?? '';
  const optionOf = (choice: 'colours' | 'sizes'): string[] =>
    distinct(
      OPTIONS.filter((option) => choiceOf(one(`${option} Name`)) === choice).flatMap((option) =>
        all(`${option} Value`),
      ),
    );
  const priced = rows.find(({ cell }) => cell('Variant Price') !== '') ?? first;
  const path = one('Product Category')
    .split('>')
    .map((part) => part.trim());
  return {
    row: first.row,
    rows: rows.map(({ row }) => row),
    source: 'shopify',
    sourceId: one('Handle'),
    name: one('Title'),
    brand: one('Vendor'),
    category: one('Type') || (path.at(-1) ?? ''),
    subcategory: '',
    type: one('Type'),
    mrp: priced.cell('Variant Compare At Price'),
    rate: priced.cell('Variant Price'),
    stock: piecesOf(all('Variant Inventory Qty')),
    sizes: optionOf('sizes'),
    colours: optionOf('colours'),
    description: one('Body (HTML)'),
    pictures: distinct([...all('Image Src'), ...all('Variant Image')]),
    notes: pricesNote(all('Variant Price')),
    isHidden:
      one('Published') + one('Status') === ''
        ? null
        : /^(false|no)$/i.test(one('Published')) || /^(draft|archived)$/i.test(one('Status')),
  };
}
