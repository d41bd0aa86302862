/**
 * The report of `npm run bench`: the table and the charts of docs/performance.md, of what every part measured last.
 * The text around them is written by hand and stays; the same figures give the same bytes.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Budgets, Figure } from './bench.types';
import { brokenBudgets, budgetText } from './budgets';
import { barChart, lineChart, type Bar } from './charts';
import { rowsOf } from './table';

/** Of each screen, where it was measured. */
type OfScreens = Partial<Record<Screen, number>>;

/** Another shop, measured once: `lcp` in seconds. */
interface Peer {
  name: string;
  lcp: OfScreens;
  jsKib: OfScreens;
}

const peers = JSON.parse(fs.readFileSync(path.join(__dirname, 'peers.json'), 'utf8')) as Peer[];
const docs = path.join(__dirname, '../../../docs');
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';

type Screen = 'home' | 'listing' | 'product';
const screens: readonly [Screen, string][] = [
  ['home', 'Home'],
  ['listing', 'Listing'],
  ['product', 'Product'],
];
const sizes = [150, 20_000, 100_000];
const KB_IN_A_KIB = 1.024;
const isKnown = (value: number | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

const cell = (text: string): string => text.replace(/\|/g, '\\|');
const lineOf = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** The verdict beside each row; a figure without a budget needs none. */
function verdictOf(figure: Figure, budgets: Budgets): string {
  const budget = budgets[figure.id];
  if (!budget) return '';
  return brokenBudgets([figure], { [figure.id]: budget }).length === 0 ? 'kept' : '**broken**';
}

/** Every figure once, in the order of the run; after them the budgets that this run has no figure for. */
function table(figures: readonly Figure[], budgets: Budgets): string {
  const [head, ...rows] = rowsOf(figures, budgets);
  const verdicts = figures.map((figure) => verdictOf(figure, budgets));
  const measured = new Set(figures.map(({ id }) => id));
  const missing = Object.keys(budgets).filter((id) => !measured.has(id));
  return [
    lineOf([...head, '']),
    '|---|---:|---:|---:|---|---|',
    ...rows.map((row, index) => lineOf([...row, verdicts[index] ?? ''])),
    ...missing.map((id) => lineOf([id, 'not measured', '–', '–', budgetText(budgets[id]), 'not measured'])),
  ].join('\n');
}

/** The title up to its colon: the chart's own text names the rest, and a bar has little room. */
const kindOf = (title: string): string => title.split(':')[0] ?? title;

type Chart = 'lcp.svg' | 'javascript.svg' | 'server.svg' | 'growth.svg';

/** The charts by file name. */
function charts(figures: readonly Figure[], budgets: Budgets): Record<Chart, string> {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const valueOf = (id: string): number | undefined => byId.get(id)?.value;
  const seconds = (ms: number | undefined): number | undefined => (isKnown(ms) ? ms / 1000 : undefined);
  /** A bar for the shop, then one for each of the others that tells this of this screen. */
  const beside = (
    screen: Screen,
    own: number | undefined,
    limit: number | undefined,
    theirs: 'lcp' | 'jsKib',
    factor = 1,
  ): Bar[] => [
    { label: 'This shop', value: own, limit, isOwn: true },
    ...peers.flatMap(({ name, [theirs]: { [screen]: value } }) =>
      isKnown(value) ? [{ label: name, value: value * factor }] : [],
    ),
  ];
  const control = seconds(valueOf('web.control.lcp') ?? byId.get('web.home.lcp')?.control);
  const lcp = screens.map(([screen, label]) => ({
    label,
    bars: beside(screen, seconds(valueOf(`web.${screen}.lcp`)), seconds(budgets[`web.${screen}.lcp`]?.max), 'lcp'),
  }));
  const scripts = screens.map(([screen, label]) => ({
    label,
    bars: beside(screen, valueOf(`web.${screen}.js`), budgets[`web.${screen}.js`]?.max, 'jsKib', KB_IN_A_KIB),
  }));
  const known = new Set([...figures.map(({ id }) => id), ...Object.keys(budgets)]);
  const api = [...known].filter(
    (id) => id.startsWith('api.') && (isKnown(byId.get(id)?.ratio) || budgets[id]?.minRatio !== undefined),
  );
  const growth = Object.entries({ listing: 'Listing', filtered: 'Filter', search: 'Search', product: 'Product' }).map(
    ([scene, label]) => ({ label, values: sizes.map((size) => valueOf(`growth.${scene}.${size}`)) }),
  );
  return {
    'lcp.svg': barChart({
      title: 'When the largest picture stands',
      subtitle: 'Seconds on a cheap phone with nothing in its cache; the other shops were measured once',
      unit: 's',
      groups: [...lcp, { label: 'Control', bars: [{ label: 'A plain page, same run', value: control }] }],
    }),
    'javascript.svg': barChart({
      title: 'JavaScript before the first press',
      subtitle: 'KB as they travel; the other shops were measured once, with the same profile',
      unit: 'KB',
      groups: scripts,
    }),
    'server.svg': barChart({
      title: 'The server beside a bare one',
      subtitle: 'Answers a second of processor, as a share of bare Fastify sending the same bytes',
      unit: '×',
      limitText: 'At least',
      groups: [
        {
          label: '',
          bars: api.map((id) => ({
            label: kindOf(byId.get(id)?.title ?? id),
            value: byId.get(id)?.ratio,
            limit: budgets[id]?.minRatio,
            isOwn: true,
          })),
        },
      ],
    }),
    'growth.svg': lineChart({
      title: 'The catalogue grows',
      subtitle: 'The slowest answer of a hundred (p99), in milliseconds',
      unit: 'ms',
      sizes,
      lines: growth,
    }),
  };
}

/** The charts in words, for readers of the page as text. */
const pictures: Record<Chart, string> = {
  'lcp.svg': 'Bars: seconds until the largest picture of home, listing and product stands, beside four other shops',
  'javascript.svg':
    'Bars: KB of JavaScript before the first press on home, listing and product, beside four other shops',
  'server.svg': 'Bars: answers a second as a share of a bare server, by kind of answer',
  'growth.svg': 'Lines: p99 of listing, filter, search and product with 150, 20,000 and 100,000 products',
};

/** One part of the bench, as it was measured last. */
export interface MeasuredPart {
  /** What it ran on, in words. */
  machine: string;
  figures: readonly Figure[];
}

interface Measured {
  /** In the order of a whole run. */
  parts: readonly MeasuredPart[];
  budgets: Budgets;
}

/** @returns what stands between the marks, and the charts by name */
export function reportOf({ parts, budgets }: Measured): { markdown: string; files: Record<string, string> } {
  const machines = [...new Set(parts.map(({ machine }) => machine))];
  const figures = parts.flatMap((part) => part.figures);
  const images = Object.entries(pictures).map(([file, said]) => `![${said}](performance/${file})`);
  const markdown = [
    machines.length > 0 ? `Measured on ${machines.join('; and on ')}.` : '',
    images.join('\n\n'),
    table(figures, budgets),
  ]
    .filter(Boolean)
    .join('\n\n');
  return { markdown, files: charts(figures, budgets) };
}

/** @throws when the page has lost its marks */
export function replaceMeasured(page: string, markdown: string): string {
  const [before = '', rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined)
    throw new Error(`docs/performance.md needs ${BEGIN} and ${END}, for the table and the charts to stand between.`);
  return `${before}${BEGIN}\n\n${markdown}\n\n${END}${after}`;
}

/** Writes docs/performance.md and docs/performance/*.svg. */
export function writeReport(measured: Measured): void {
  const { markdown, files } = reportOf(measured);
  const page = path.join(docs, 'performance.md');
  fs.writeFileSync(page, replaceMeasured(fs.readFileSync(page, 'utf8'), markdown));
  const folder = path.join(docs, 'performance');
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), svg);
}
