/** The pictures of docs/running-a-shop.md are the shop's own drawings of the staff's side (npm run draw:guides). */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const docs = path.resolve(__dirname, '../../../docs');
const read = (file: string) => readFileSync(path.join(docs, file), 'utf8');
const named = [...read('running-a-shop.md').matchAll(/!\[[^\]]+\]\(running-a-shop\/([\w-]+\.svg)\)/g)].map(
  ([, file]) => file,
);

describe('the pictures of the guide for whoever runs the shop', () => {
  it('stand in the guide, each once, and none lies about', () => {
    expect(readdirSync(path.join(docs, 'running-a-shop')).toSorted()).toEqual(named.toSorted());
    expect(named.length).toBeGreaterThan(2);
  });

  it.each([
    ['orders.svg', ['Orders', 'Quote shipping', 'Filter']],
    ['quote-shipping.svg', ['Shipping charge', 'Tell the customer']],
    ['order.svg', ['Pieces', 'WhatsApp', 'Cancel order']],
  ])('%s says what the screen says', (file, said) => {
    const svg = read(`running-a-shop/${file}`);
    for (const words of said) expect(svg).toContain(words);
  });
});
