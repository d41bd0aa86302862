/** Which categories and shelves an import files products under. */
import { importShop } from '../../support/commands/importShop';

const { database, importSheet, products } = importShop();

describe('importing a catalogue', () => {
  it('files products under the shop’s own categories and makes those it lacks', async () => {
    await database().write((trx) =>
      trx
        .insertInto('subcategory')
        .values({ category_id: 3, name: 'Baby Fashion', name_key: 'babyfashion', picture_url: '', position: 0 })
        .execute(),
    );
    await importSheet([
      "a,1,A,,,kids' fashion,Baby Fashion,,9,,,,,,",
      'a,2,B,,,corporate-gifts,,,9,,,,,,',
      'a,3,C,,,toys & baby products,STEM Toys Store,,9,,,,,,',
      'a,4,D,,,toys & baby products,Diapers,,9,,,,,,',
      'a,5,E,,Women,Night suits,,,9,,,,,,',
      'a,6,F,,,,,,9,,,,,,',
    ]);
    expect(
      (await products()).map(({ category, category_id, subcategory: shelf }) => [category_id, category, shelf]),
    ).toEqual([
      [3, 'Kids', 'Baby Fashion'],
      [4, 'Corporate Gifts', null],
      [6, 'Toys', 'STEM Toys Store'],
      [7, 'Baby Products', 'Diapers'],
      [2, 'Women', 'Night suits'],
      [3, 'Kids', null],
    ]);
  });

  it('takes what programs write into empty cells for blank, and a number for no category', async () => {
    const report = await importSheet([
      'a,1,Frock,NaN,Girls,NaN,null,100,90,nan,,,NaN,None,NULL',
      'a,2,Cap,N/A,#N/A,2,nan,100,90,None,,,,N/A,',
      'a,3,Bib,None Such,,Nanny’s,,100,90,"Null Blue",,,,,',
    ]);
    expect(report).toMatchObject({ added: 3, warned: 1, newCategories: ['Nanny’s', 'Kids › Girls'] });
    expect(
      (await products()).map(({ brand, category, subcategory, colours, description }) => [
        brand,
        category,
        subcategory,
        colours,
        description,
      ]),
    ).toEqual([
      ['', 'Kids', 'Girls', '', ''],
      ['', 'Kids', null, '', ''],
      ['None Such', 'Nanny’s', null, 'Null Blue', ''],
    ]);
    expect(report.lines[1].notes).toContain('the category "2" is a number, which is no name, and was left out');
  });

  it('fills an empty shop whose categories get the numbers that the storefront knows them by', async () => {
    await database().write((trx) => trx.deleteFrom('category').execute());
    await importSheet(['Bib,99,Party', 'Cap,49,Kids'], 'productName,productRate,productCategory');
    expect((await products()).map(({ category, category_id }) => [category, category_id])).toEqual([
      ['Party', 6],
      ['Kids', 3],
    ]);
  });
});
