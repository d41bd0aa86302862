/** The order of names is that of one dictionary, however it is come by, and stays so from change to change. */
import fc from 'fast-check';
import { compareNames } from '../../../../src/contract/rules/listingRules';
import { nameKeyFor, NameOrder } from '../../../../src/server/areas/catalog/nameOrder';

const printable = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
/** Few letters, so that names often begin alike and differ late. */
const plainName = fc.oneof(
  fc.array(fc.constantFrom(...printable), { maxLength: 12 }).map((letters) => letters.join('')),
  fc
    .array(fc.constantFrom('a', 'A', 'b', ' ', '-', ',', '(', '0', '1', '9', '10', '007', "'"), { maxLength: 10 })
    .map((letters) => letters.join('')),
);
const anyName = fc.oneof(
  { weight: 4, arbitrary: plainName },
  { weight: 1, arbitrary: fc.constantFrom('Ünïted tee', 'झबला', 'Café 9', 'cafe 10', 'a\u0000b', 'a\tb', '') },
);

interface Item {
  id: number;
  product: { productName: string };
}

const signOf = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

describe('the order of names', () => {
  it('keys sort as the names themselves', () => {
    fc.assert(
      fc.property(plainName, plainName, (a, b) => {
        expect(signOf(nameKeyFor(a) ?? 'none', nameKeyFor(b) ?? 'none')).toBe(Math.sign(compareNames(a, b)));
      }),
      { numRuns: 20_000 },
    );
  });

  it('has no key for what is not plain, nor for a number longer than the collator reads at once', () => {
    expect(['Ünïted', 'झबला', 'a\tb', '1'.repeat(300)].map(nameKeyFor)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(nameKeyFor('0'.repeat(300))).toBe(nameKeyFor('0'));
  });

  it('keeps names in order whatever is added, renamed, replaced or removed', () => {
    const change = fc.array(fc.tuple(fc.integer({ min: 1, max: 40 }), fc.option(anyName)), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 5 }), (changes) => {
        const order = new NameOrder<Item>();
        const names = new Map<number, string>();
        let items: Item[] = [];
        for (const some of changes) {
          for (const [id, name] of some) {
            if (name === null) names.delete(id);
            else names.set(id, name);
          }
          // Some are told of again though they are called as before, as after a sale.
          const told = new Set(some.map(([id]) => id));
          const now = [...names]
            .sort(([x], [y]) => x - y)
            .map(
              ([id, productName]) =>
                items.find((item) => item.id === id && !told.has(id)) ?? { id, product: { productName } },
            );
          order.update({
            removed: items.filter((item) => !now.includes(item)),
            added: now.filter((item) => !items.includes(item)),
          });
          items = now;
          const expected = [...items].sort(
            (a, b) => compareNames(a.product.productName, b.product.productName) || a.id - b.id,
          );
          expect(order.all()).toEqual(expected);
          expect(order.sort(items.filter(({ id }) => id % 2 === 0))).toEqual(expected.filter(({ id }) => id % 2 === 0));
        }
      }),
    );
  });
});
