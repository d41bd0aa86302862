/**
 * The page that `npm run bench` writes: a table and charts that say what was measured, and say so where nothing was.
 */
import { colour } from '../../../../src/client/ui/theme/tokens';
import type { Budgets } from '../../../../src/tools/bench/bench.types';
import { replaceMeasured, reportOf } from '../../../../src/tools/bench/benchReport';
import { figure } from '../../../support/data/figures';

const figures = [
  figure('web.home.lcp', 968, { title: 'Home: largest picture shown', unit: 'ms', control: 610 }),
  figure('web.home.js', 131, { title: 'Home: JavaScript sent', unit: 'KB' }),
  figure('api.listing', 9000, {
    title: 'Catalogue | listing: answers a second',
    unit: '/s',
    control: 10_500,
    ratio: 0.857,
  }),
  figure('growth.search.150', 1.2, { unit: 'ms' }),
  figure('growth.search.20000', 1.8, { unit: 'ms' }),
  figure('growth.search.100000', 2.2, { unit: 'ms' }),
  figure('growth.product.150', 0.4, { unit: 'ms' }),
  figure('growth.filtered.100000', 3.1, { unit: 'ms' }),
];
const parts = [{ machine: 'Node: v20', figures }];
const budgets: Budgets = {
  'web.home.lcp': { max: 1000 },
  'web.home.js': { max: 130 },
  'api.listing': { minRatio: 0.8 },
  'web.product.lcp': { max: 1000 },
};

const row = (markdown: string, start: string) => markdown.split('\n').find((line) => line.startsWith(`| ${start}`));

describe('the report of the bench', () => {
  it('shows each figure with its control, its budget and whether that was kept', () => {
    const { markdown } = reportOf({ parts: [{ machine: 'Processor: one of two', figures }], budgets });
    expect(markdown).toContain('Measured on Processor: one of two.');
    expect(row(markdown, 'Home: largest')).toMatch(/968 ms \| 610 ms \| .* \| at most 1000 \| kept \|$/);
    expect(row(markdown, 'Home: JavaScript')).toMatch(/131 KB .* \| \*\*broken\*\* \|$/);
    expect(row(markdown, 'Catalogue \\| listing')).toMatch(/ \| kept \|$/);
    expect(row(markdown, 'growth.search.150')).toMatch(/ \|  \|$/);
  });

  it('names every machine once that a part was measured on', () => {
    const measured = ['one', 'two', 'one'].map((machine, at) => ({ machine, figures: figures.slice(at, at + 1) }));
    expect(reportOf({ parts: measured, budgets }).markdown).toContain('Measured on one; and on two.');
  });

  it('says in words what was not measured', () => {
    const { markdown, files } = reportOf({ parts, budgets });
    expect(row(markdown, 'web.product.lcp')).toMatch(/not measured/);
    expect(files['lcp.svg']).toContain('Product: This shop not measured (budget 1 s)');
    expect(files['growth.svg']).toContain('Product: 150 products 0.4 ms, 20,000 products not measured');
    expect(files['growth.svg']).toContain('Listing: not measured');
    expect(files['growth.svg']).toContain('100,000 products 3.1 ms');
  });

  it('makes a page of a run without any figure', () => {
    const { markdown, files } = reportOf({ parts: [], budgets });
    expect(markdown).toContain('not measured');
    for (const svg of Object.values(files)) expect(svg).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  });

  it('draws charts that read anywhere: named, described, with a ground of their own, text of 12 pixels and more', () => {
    const { files } = reportOf({ parts, budgets });
    expect(Object.keys(files)).toEqual(['lcp.svg', 'javascript.svg', 'server.svg', 'growth.svg']);
    for (const svg of Object.values(files)) {
      expect(svg).toMatch(/role="img" aria-labelledby="title desc"/);
      expect(svg).toMatch(
        new RegExp(
          String.raw`<title id="title">.+<\/title>\n<desc id="desc">.+<\/desc>\n<rect [^>]*fill="${colour.paper}"`,
        ),
      );
      const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size));
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(files['server.svg']).toContain('>Catalogue | listing<');
  });

  it('gives the same bytes for the same figures', () => {
    expect(reportOf({ parts, budgets })).toEqual(reportOf({ parts: structuredClone(parts), budgets }));
  });

  it('puts the figures between the marks of the page and leaves its words alone', () => {
    const page = 'Words.\n<!-- measured: begin -->\nold\n<!-- measured: end -->\nMore words.\n';
    const written = replaceMeasured(page, 'new');
    expect(written).toBe('Words.\n<!-- measured: begin -->\n\nnew\n\n<!-- measured: end -->\nMore words.\n');
    expect(replaceMeasured(written, 'new')).toBe(written);
    expect(() => replaceMeasured('Words alone.', 'new')).toThrow('docs/performance.md needs');
  });
});
