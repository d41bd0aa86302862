import { lineChange } from '../../../../src/client/lib/lineChange';
import { changedFacts } from '../../../../src/client/lib/lineFacts';
import { line } from '../../../support/builders';

const known = line({ productRate: 399, stockQuantity: 12, orderQuantity: 2 });

describe('change of a line', () => {
  it.each([
    ['a price that fell', { productRate: 349 }, { price: 'Price changed from ₹399 to ₹349', stock: null }],
    ['a price that rose by paise', { productRate: 399.5 }, { price: 'Price changed from ₹399 to ₹399.50', stock: null }],
    ['few that are left', { stockQuantity: 5 }, { price: null, stock: 'Only 5 left now' }],
    ['many that are left', { stockQuantity: 6 }, { price: null, stock: null }],
    ['fewer than are wanted', { orderQuantity: 9, stockQuantity: 7 }, { price: null, stock: 'Only 7 left now' }],
    ['nothing that is left, which the line says anyway', { stockQuantity: 0 }, { price: null, stock: null }],
    ['more than there were', { stockQuantity: 40 }, { price: null, stock: null }],
    ['a price and a stock', { productRate: 349, stockQuantity: 1 }, { price: 'Price changed from ₹399 to ₹349', stock: 'Only 1 left now' }],
  ])('tells of %s', (_case, now, told) => {
    expect(lineChange(known, { ...known, ...now })).toEqual(told);
  });

  it('tells of what was short and is there again', () => {
    expect(lineChange({ productRate: 399, stockQuantity: 0 }, known)).toEqual({ price: null, stock: 'Back in stock' });
  });

  it('tells nothing of a line that never changed', () => {
    expect(lineChange(undefined, known)).toEqual({ price: null, stock: null });
  });

  it('knows the lines that changed by product, colour and size', () => {
    const other = line({ productSize: '3-6M' });
    const after = [{ ...known, productRate: 349 }, other, line({ productId: 9 })];
    expect(changedFacts([known, other, line({ productId: 8 })], after)).toEqual({ '[1,"Blue","0-3M"]': { productRate: 399, stockQuantity: 12 } });
  });
});
