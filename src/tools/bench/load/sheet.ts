/** A sheet of made-up products for `catalogue import`: the same every time, with stock that no load test sells out. */
import fs from 'node:fs';
import { parse } from 'csv-parse/sync';

const colours = ['Red', 'Blue', 'Yellow', 'Green', 'Pink', 'White', 'Grey', 'Maroon'];
const cloths = ['Cotton', 'Mulmul', 'Muslin', 'Bamboo', 'Denim', 'Linen', 'Velvet', 'Fleece', 'Khadi'];
const patterns = ['Striped', 'Checked', 'Dotted', 'Plain', 'Printed', 'Quilted', 'Embroidered'];
const things = [
  'Frock',
  'Jhabla',
  'Pajama Set',
  'T-Shirt',
  'Socks',
  'Bonnet',
  'Romper',
  'Kurta',
  'Lehenga Choli',
  'Bib',
  'Blanket',
];
const people = ['Baby', 'Girls', 'Boys', 'Kids', 'Toddler'];
const brands = ['Palna', 'Chanda', 'Tara', 'Mithu', 'Gudiya'];
const categories = ['Kids', 'Women', 'Men', 'Cotton', 'Socks'];

const STOCK = 1_000_000;
/** Rupees: the lowest price of these products, and one above all prices. */
const CHEAPEST = 199;
export const DEAREST = 1_000_000;
const lists = [colours, cloths, patterns, people, things];

/** Colour, cloth, pattern, wearer, thing. */
type Words = [string, string, string, string, string];

/** One word of each list; neighbouring numbers differ in most of them. */
const pickAll = (number: number): Words =>
  lists.map((list, place) => list[Math.floor(number / (place + 1)) % list.length]) as Words;

/** @param products how many */
export function writeSheet(file: string, products: number): void {
  const head = 'product_id,name,brand,category,mrp,rate,color,size,stock,description';
  const rows = Array.from({ length: products }, (_, at) => {
    const number = at + 1;
    const [colour, cloth, pattern, person, thing] = pickAll(number);
    const rate = CHEAPEST + (number % 40) * 25;
    const name = `${person} ${colour} ${pattern} ${cloth} ${thing} ${number}`;
    const of = (list: readonly string[]): string => list[number % list.length] ?? '';
    return `${number},${name},${of(brands)},${of(categories)},${rate + 100},${rate},${colour},"0-3 M, 3-6 M, 6-12 M",${STOCK},Soft ${cloth} for every day`;
  });
  fs.writeFileSync(file, `${[head, ...rows].join('\n')}\n`);
}

/** As many products as wanted, with the names of another sheet in turn, each with its number behind it. */
export function writeNamedSheet(file: string, products: number, source: string): void {
  const names = namesOf(fs.readFileSync(source, 'utf8'));
  const rows = Array.from({ length: products }, (_, at) => {
    const name = `${names[at % names.length]} ${at}`.replaceAll('"', "'").replaceAll(',', ' ');
    return `${at + 1},${name},${brands[at % brands.length]},${categories[at % categories.length]},499,399,${colours[at % colours.length]},0-3 M,${STOCK},`;
  });
  fs.writeFileSync(file, `product_id,name,brand,category,mrp,rate,color,size,stock,description\n${rows.join('\n')}\n`);
}

/** The column `name` or `title` of a sheet. */
function namesOf(csv: string): string[] {
  const rows = parse<{ name?: string; title?: string }>(csv, { columns: true, skip_empty_lines: true });
  return rows.flatMap(({ name, title }) => name ?? title ?? []).filter(Boolean);
}

/** Search terms: a colour, a wearer, and the beginning or a misspelling of a third word. */
export function termFor(number: number): string {
  const [colour, cloth, pattern, person, thing] = pickAll(number * 7 + 3);
  const word = ([thing, cloth, pattern][number % 3] ?? thing).toLowerCase();
  const slip = number % 2 === 0 ? word.slice(0, 3) : word.slice(0, 2) + word.slice(3);
  return `${colour} ${person} ${slip}`;
}
