import { findCategory } from '../../../src/contract/rules/categoryWords';
import { categoryAliases, fold, nameKey, splitOptions } from '../../../src/contract/rules/names';

describe('names of options and categories', () => {
  it('splits options at commas, each once, and knows that a hyphen means none', () => {
    expect(splitOptions('Blue, Yellow ,,blue')).toEqual(['Blue', 'Yellow']);
    expect(splitOptions('-')).toEqual([]);
    expect(splitOptions(undefined)).toEqual([]);
  });

  it('compares names whatever their case and blanks, and sizes by their hyphens too', () => {
    expect(fold(' Sky\u00a0 BLUE ')).toBe('sky blue');
    expect(fold('Cre\u0301me')).toBe(fold('Cr\u00e9me'));
    expect(fold('1-2 Y')).not.toBe(fold('12 Y'));
  });

  it('finds a category however its name is spaced and spelt', () => {
    expect(nameKey('Corporate Gifts')).toBe(nameKey('corporate-gifts'));
    expect(nameKey('corporategifts')).toBe(nameKey('Corporate Gifts'));
  });

  const categories = [
    { categoryId: 3, categoryName: 'Children' },
    { categoryId: 9, categoryName: 'Kids' },
    { categoryId: 4, categoryName: 'Corporate Gifts' },
    { categoryId: 12, categoryName: '7' },
    { categoryId: 7, categoryName: 'Cotton' },
  ];

  it.each<[string, number | undefined, string]>([
    ['kids', 3, 'the alias of an id, whatever bears the name'],
    ['Corporate-gifts', 4, 'an alias in another form'],
    ['cotton', 7, 'a name'],
    ['9', 9, 'an id'],
    ['7', 12, 'a name that looks like an id'],
    ['men', undefined, 'an alias of a category that the shop does not show'],
    ['constructor', undefined, 'a word that every object knows'],
    ['', undefined, 'nothing'],
  ])('takes %j for the category %j: %s', (word, id) => {
    expect(findCategory(categories, word)?.categoryId).toBe(id);
  });

  it('knows the five words of the requirements', () => {
    expect([...categoryAliases]).toEqual([
      ['men', 1],
      ['women', 2],
      ['kids', 3],
      ['corporategifts', 4],
      ['shapewear', 5],
    ]);
  });
});
