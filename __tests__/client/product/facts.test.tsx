import { screen, within } from '@testing-library/react';
import { copyText } from '../../../src/client/browser/clipboard';
import { aboutLines, factRows } from '../../../src/client/lib/productFacts';
import { chosenOption, optionsOf } from '../../../src/client/lib/productOptions';
import { product } from '../../support/data/builders';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

describe('The facts of a product', () => {
  it.each([
    ['Brand', { productBrand: 'Katli' }, 'Katli'],
    ['Brand', { productBrand: '' }, 'NA'],
    ['Style', { productStyle: ' ' }, 'NA'],
    ['Size', { productSize: '-' }, 'Freesize'],
    ['Size', { productSize: '' }, 'NA'],
    ['Size', { productSize: '0-3M,3-6M' }, '0-3M, 3-6M'],
    ['Color', { productColor: '-' }, 'NA'],
    ['Color', { productColor: 'Blue, Yellow' }, 'Blue, Yellow'],
    ['Texture', { productDesignNo: 'JH-204' }, 'JH-204'],
    ['Texture', { productDesignNo: '' }, 'NA'],
    ['Type', { productType: '' }, 'NA'],
  ])('words %s of %j as %s', (label, known, value) => {
    expect(Object.fromEntries(factRows(product(known)))[label]).toBe(value);
  });

  it.each([
    ['One\r\n\n - Two ', ['One', 'Two']],
    ['', ['NA']],
  ])('lists %j line by line', (text, lines) => {
    expect(aboutLines(text)).toEqual(lines);
  });

  it('shows the facts as a table, and says so when there is no description', async () => {
    server.use(productIs(product({ productDescription: ' ', productSize: '-' })), optionsAre([]));
    await renderScreen('/productdetails/1');
    expect(await screen.findByText('No Description')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About Item' })).toBeVisible();
    expect(screen.getByText('Hand-stitched')).toBeVisible();
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'BrandJhabla',
      'StyleFront open',
      'SizeFreesize',
      'ColorBlue, Yellow',
      'TextureJH-1',
      'TypeJhabla',
    ]);
  });
});

describe('What the label says of a product', () => {
  const shown = async (known: Parameters<typeof product>[0]) => {
    server.use(productIs(product(known)), optionsAre([]));
    await renderScreen('/productdetails/1');
    await screen.findByRole('heading', { name: 'About Item' });
    return screen.queryByRole('heading', { name: 'On the label' });
  };

  it('stands in a table of its own', async () => {
    const heading = await shown({ maker: 'Palna Works, Thane', netQuantity: '2 pieces', countryOfOrigin: 'India' });
    const rows = within(within(heading!.parentElement!).getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Made or packed byPalna Works, Thane',
      'Net quantity2 pieces',
      'Country of originIndia',
    ]);
  });

  it('names only what the shop was told', async () => {
    const heading = await shown({ maker: ' ', countryOfOrigin: 'India' });
    const rows = within(heading!.parentElement!).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['Country of originIndia']);
  });

  it('is not spoken of where nothing is told', async () => {
    expect(await shown({})).toBeNull();
  });
});

describe('options of products of one name', () => {
  const own = { productId: 1, productColor: 'Blue', productSize: '0-3M', productQuantity: 5 };
  const rows = [
    own,
    { productId: 2, productColor: 'Red', productSize: '3-6M', productQuantity: 4 },
    { productId: 3, productColor: 'Red', productSize: '0-3M', productQuantity: 4 },
    { productId: 4, productColor: 'Green', productSize: '-', productQuantity: 0 },
  ];

  it('are the union, and lead to the sibling that fits best', () => {
    expect(optionsOf(own, rows, 'productColor', '0-3M')).toEqual([
      { value: 'Blue', siblingId: null, soldOut: false },
      { value: 'Red', siblingId: 3, soldOut: false },
      { value: 'Green', siblingId: 4, soldOut: true },
    ]);
    expect(optionsOf(own, rows, 'productSize', 'Blue').map(({ value, siblingId }) => [value, siblingId])).toEqual([
      ['0-3M', null],
      ['3-6M', 2],
    ]);
  });

  it.each([
    ['Blue,Red', ['red'], 'Red'],
    ['Blue,Red', [null, 'Green'], 'Blue'],
    ['-', ['Red'], null],
  ])('of %s with the wishes %j choose %s', (list, wishes, chosen) => {
    expect(chosenOption(list, ...wishes)).toBe(chosen);
  });
});

describe('copying without a clipboard interface', () => {
  it.each([true, false])('goes through a hidden field, gives the focus back, and says %s', async (works) => {
    const clipboard =
      Object.getOwnPropertyDescriptor(Navigator.prototype, 'clipboard') ??
      Object.getOwnPropertyDescriptor(navigator, 'clipboard');
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    const copied: string[] = [];
    document.execCommand = () => {
      if (document.activeElement instanceof HTMLTextAreaElement) copied.push(document.activeElement.value);
      return works;
    };
    document.body.innerHTML = '<button>Copy</button>';
    const button = document.querySelector('button');
    button?.focus();
    await expect(copyText('FIRST')).resolves.toBe(works);
    expect(copied).toEqual(['FIRST']);
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
    document.body.innerHTML = '';
    if (clipboard) Object.defineProperty(navigator, 'clipboard', { ...clipboard, configurable: true });
  });
});
