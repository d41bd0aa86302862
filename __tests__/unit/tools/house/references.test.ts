import { decisionsIn, flowing, referencesIn } from '../../../../src/tools/house/references';

describe('How references are read', () => {
  const at = ['docs', 'contract.md'].join('/');

  it.each([
    [`(${at} section 1, 'Who may ask')`, ['1', 'Who may ask']],
    [`(${at} sections 2, 5 and 8, Home page; decision 4)`, ['2', '5', '8', 'Home page']],
    [`${at} sections 2 to 4: all of it`, ['2', '3', '4']],
    [`(${at} section 2, Product detail and Cart): what`, ['2', 'Product detail', 'Cart']],
    [`(${at} section 2, Header; section 8, Logout)`, ['2', 'Header', '8', 'Logout']],
    [`(${at}, 'The rest')`, ['The rest']],
    [flowing(`/** as ${at}\n * section 5 has it */`), ['5']],
    [`${at} says more`, []],
  ])('%s', (text, headings) => {
    expect(referencesIn(text)).toEqual([{ document: at, headings }]);
  });

  it('finds decisions in lists and ranges', () => {
    const lists = ['41 to 43', '53a and 54', '2, 6'].map((list) => `decisions ${list}.`);
    const found = [...lists, flowing('decision\n  // 9a')];
    expect(decisionsIn(found.join(' '))).toEqual(['41', '42', '43', '53a', '54', '2', '6', '9a']);
  });
});
