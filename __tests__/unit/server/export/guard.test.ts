import fc from 'fast-check';
import { guard, unguard } from '../../../../src/server/lib/guard';

describe('cells that a spreadsheet would run', () => {
  it('gives back exactly the text that was guarded, whatever it begins with', () => {
    const wide = ['＝', "'＋", '－', '＠', '﹦', '﹢', '﹣', '﹫', '−'];
    const beginnings = fc.constantFrom('', "'", "''", '=', "'=", "''=", '+', '-', '@', '\t', '\r', '\n', "'-", ...wide);
    fc.assert(
      fc.property(
        beginnings,
        fc.string({ unit: 'grapheme' }),
        (beginning, rest) => unguard(guard(beginning + rest)) === beginning + rest,
      ),
    );
  });

  it.each([
    ...['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "'=x", "''=x"],
    ...['＝HYPERLINK("x")', '＋1', '－1', '＠SUM(A1)', "'＝x"],
    ...['﹦x', '﹢1', '﹣1', '﹫x', '−1'],
  ])('lets no spreadsheet take %j for a formula', (text) => {
    expect(guard(text)).toBe(`'${text}`);
  });

  it.each(['', 'Bib', "'tis the season", "''", '9 - 12', 'शिशु'])('leaves %j as it is', (text) => {
    expect(guard(text)).toBe(text);
    expect(unguard(text)).toBe(text);
  });
});
