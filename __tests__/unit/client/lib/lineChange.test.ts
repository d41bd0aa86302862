import { goneText, lineChange } from '../../../../src/client/lib/lineChange';
import { addNews, newsOf, noNews } from '../../../../src/client/lib/lineFacts';
import { line } from '../../../support/data/builders';

const known = line({ productRate: 399, stockQuantity: 12, orderQuantity: 2 });
const other = line({ productId: 8, productName: 'Bamboo socks', productColor: '', productSize: '' });
const nothing = { choice: null, quantity: null, price: null, stock: null };

describe('change of a line', () => {
  it.each([
    ['a price that fell', { productRate: 349 }, { price: 'Price changed from ₹399 to ₹349' }],
    ['a price that rose by paise', { productRate: 399.5 }, { price: 'Price changed from ₹399 to ₹399.50' }],
    ['few that are left', { stockQuantity: 5 }, { stock: 'Only 5 left now' }],
    ['many that are left', { stockQuantity: 6 }, {}],
    [
      'fewer than are wanted',
      { orderQuantity: 9, stockQuantity: 7 },
      { quantity: 'Quantity changed from 2 to 9', stock: 'Only 7 left now' },
    ],
    ['nothing that is left, which the line says anyway', { stockQuantity: 0 }, {}],
    ['more than there were', { stockQuantity: 40 }, {}],
    [
      'a price and a stock',
      { productRate: 349, stockQuantity: 1 },
      { price: 'Price changed from ₹399 to ₹349', stock: 'Only 1 left now' },
    ],
    ['another quantity', { orderQuantity: 1 }, { quantity: 'Quantity changed from 2 to 1' }],
    ['another colour', { productColor: 'Coral' }, { choice: 'Changed from Blue, 0-3M' }],
    ['another size', { productSize: '3-6M' }, { choice: 'Changed from Blue, 0-3M' }],
  ])('tells of %s', (_case, now, told) => {
    const after = { ...known, ...now };
    expect(lineChange(newsOf([known], [after], true), after)).toEqual({ ...nothing, ...told });
  });

  it('tells of what was short and is there again', () => {
    expect(lineChange(newsOf([{ ...known, stockQuantity: 0 }], [known], true), known)).toEqual({
      ...nothing,
      stock: 'Back in stock',
    });
  });

  it('tells nothing of a line that never changed', () => {
    expect(lineChange(noNews, known)).toEqual(nothing);
  });

  it('tells of a line that came, and by its name of one that went', () => {
    const news = newsOf([known], [other], true);
    expect(lineChange(news, other)).toEqual({ ...nothing, choice: 'New in your cart' });
    expect(goneText(news, [other])).toBe('No longer in your cart: Mulmul jhabla (Blue, 0-3M).');
  });

  it('does not call gone what has only another colour', () => {
    const coral = { ...known, productColor: 'Coral' };
    expect(goneText(newsOf([known, other], [coral], true), [coral])).toBe('No longer in your cart: Bamboo socks.');
  });
});

describe('news of a cart', () => {
  it('knows the lines that changed by product, colour and size', () => {
    const size = line({ productSize: '3-6M' });
    const after = [{ ...known, productRate: 349 }, size, line({ productId: 9 })];
    expect(newsOf([known, size, line({ productId: 8 })], after, false)).toEqual({
      ...noNews,
      former: { '[1,"Blue","0-3M"]': { productRate: 399, stockQuantity: 12, orderQuantity: 2 } },
    });
  });

  it.each([
    ['was never before the shopper', [known], [other], false],
    ['was not known', [], [known], true],
  ])('names no lines of a cart that %s', (_what, before, after, isSeen) => {
    expect(newsOf(before, after, isSeen)).toEqual(noNews);
  });

  it('names all that is gone of a cart that was emptied elsewhere', () => {
    expect(newsOf([known, other], [], true).gone.map(({ productId }) => productId)).toEqual([
      known.productId,
      other.productId,
    ]);
  });

  it('keeps the facts that were seen first, and forgets what came and went', () => {
    const first = newsOf([known], [{ ...known, productRate: 349 }, other], true);
    const then = newsOf([{ ...known, productRate: 349 }, other], [{ ...known, productRate: 299 }], true);
    expect(addNews(first, then)).toEqual({
      ...noNews,
      former: { '[1,"Blue","0-3M"]': { productRate: 399, stockQuantity: 12, orderQuantity: 2 } },
    });
    const back = newsOf([{ ...known, productRate: 299 }], [{ ...known, productRate: 299 }, other], true);
    expect(addNews(newsOf([known, other], [known], true), back)).toEqual(noNews);
  });
});
