/**
 * The report of a full run of `npm run bench`: the table and the charts of docs/performance.md. The text around them is
 * written by hand and stays; the same figures give the same bytes.
 */
const fs = require('node:fs');
const path = require('node:path');
const { brokenBudgets, budgetText } = require('./budgets');
const { barChart, lineChart } = require('./charts');
const { rowsOf } = require('./table');
const peers = require('./peers.json');

const docs = path.join(__dirname, '../../../docs');
const BEGIN = '<!-- measured: begin -->';
const END = '<!-- measured: end -->';

/**
 * @typedef {{ id: string, title: string, unit: string, value: number, control?: number, ratio?: number }} Figure
 * @typedef {{ max?: number, min?: number, maxRatio?: number, minRatio?: number, optional?: boolean }} Budget
 */

const screens = [
  ['home', 'Home'],
  ['listing', 'Listing'],
  ['product', 'Product'],
];
const sizes = [150, 20_000, 100_000];
const KB_IN_A_KIB = 1.024;
const isKnown = (value) => typeof value === 'number' && Number.isFinite(value);

const cell = (text) => String(text).replace(/\|/g, '\\|');
const lineOf = (cells) => `| ${cells.map(cell).join(' | ')} |`;

/** The verdict beside each row; a figure without a budget needs none. */
function verdictOf(figure, budgets) {
  const budget = budgets[figure.id];
  if (!budget) return '';
  return brokenBudgets([figure], { [figure.id]: budget }).length === 0 ? 'kept' : '**broken**';
}

/** Every figure once, in the order of the run; after them the budgets that this run has no figure for. */
function table(figures, budgets) {
  const [head, ...rows] = rowsOf(figures, budgets);
  const measured = new Set(figures.map(({ id }) => id));
  const missing = Object.keys(budgets).filter((id) => !measured.has(id));
  return [
    lineOf([...head, '']),
    '|---|---:|---:|---:|---|---|',
    ...rows.map((row, index) => lineOf([...row, verdictOf(figures[index], budgets)])),
    ...missing.map((id) => lineOf([id, 'not measured', '–', '–', budgetText(budgets[id]), 'not measured'])),
  ].join('\n');
}

/** The title up to its colon: the chart's own text names the rest, and a bar has little room. */
const kindOf = (title) => title.split(':')[0];

/** The charts by file name. */
function charts(figures, budgets) {
  const byId = new Map(figures.map((figure) => [figure.id, figure]));
  const valueOf = (id) => byId.get(id)?.value;
  const seconds = (ms) => (isKnown(ms) ? ms / 1000 : undefined);
  /** A bar for the shop, then one for each of the others that tells this of this screen. */
  const beside = (screen, own, limit, theirs, factor = 1) => [
    { label: 'This shop', value: own, limit, isOwn: true },
    ...peers.filter((peer) => isKnown(peer[theirs][screen])).map((peer) => ({ label: peer.name, value: peer[theirs][screen] * factor })),
  ];
  const control = seconds(valueOf('web.control.lcp') ?? byId.get('web.home.lcp')?.control);
  const lcp = screens.map(([screen, label]) => ({ label, bars: beside(screen, seconds(valueOf(`web.${screen}.lcp`)), seconds(budgets[`web.${screen}.lcp`]?.max), 'lcp') }));
  const scripts = screens.map(([screen, label]) => ({ label, bars: beside(screen, valueOf(`web.${screen}.js`), budgets[`web.${screen}.js`]?.max, 'jsKib', KB_IN_A_KIB) }));
  const known = new Set([...figures.map(({ id }) => id), ...Object.keys(budgets)]);
  const api = [...known].filter((id) => id.startsWith('api.') && (isKnown(byId.get(id)?.ratio) || budgets[id]?.minRatio !== undefined));
  const growth = Object.entries({ listing: 'Listing', filtered: 'Filter', search: 'Search', product: 'Product' }).map(([scene, label]) => ({
    label,
    values: sizes.map((size) => valueOf(`growth.${scene}.${size}`)),
  }));
  return {
    'lcp.svg': barChart({
      title: 'When the largest picture stands',
      subtitle: 'Seconds on a cheap phone with nothing in its cache; the other shops were measured once',
      unit: 's',
      groups: [...lcp, { label: 'Control', bars: [{ label: 'A plain page, same run', value: control }] }],
    }),
    'javascript.svg': barChart({ title: 'JavaScript before the first press', subtitle: 'KB as they travel; the other shops were measured once, with the same profile', unit: 'KB', groups: scripts }),
    'server.svg': barChart({
      title: 'The server beside a bare one',
      subtitle: 'Answers a second of processor, as a share of bare Fastify sending the same bytes',
      unit: '×',
      limitText: 'At least',
      groups: [{ label: '', bars: api.map((id) => ({ label: kindOf(byId.get(id)?.title ?? id), value: byId.get(id)?.ratio, limit: budgets[id]?.minRatio, isOwn: true })) }],
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
const pictures = {
  'lcp.svg': 'Bars: seconds until the largest picture of home, listing and product stands, beside four other shops',
  'javascript.svg': 'Bars: KB of JavaScript before the first press on home, listing and product, beside four other shops',
  'server.svg': 'Bars: answers a second as a share of a bare server, by kind of answer',
  'growth.svg': 'Lines: p99 of listing, filter, search and product with 150, 20,000 and 100,000 products',
};

/**
 * @param {{ figures: Figure[], budgets: Record<string, Budget>, machine?: Record<string, string> }} run `machine`: what it ran on, in words
 * @returns {{ markdown: string, files: Record<string, string> }} what stands between the marks, and the charts by name
 */
function reportOf({ figures, budgets, machine = {} }) {
  const facts = Object.entries(machine).map(([name, value]) => `${name}: ${value}`);
  const images = Object.entries(pictures).map(([file, said]) => `![${said}](performance/${file})`);
  const markdown = [facts.length > 0 ? `Measured on ${facts.join(' · ')}.` : '', images.join('\n\n'), table(figures, budgets)].filter(Boolean).join('\n\n');
  return { markdown, files: charts(figures, budgets) };
}

/** @throws when the page has lost its marks */
function replaceMeasured(page, markdown) {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`docs/performance.md needs ${BEGIN} and ${END}, for the table and the charts to stand between.`);
  return `${before}${BEGIN}\n\n${markdown}\n\n${END}${after}`;
}

/** Writes docs/performance.md and docs/performance/*.svg. */
function writeReport(run) {
  const { markdown, files } = reportOf(run);
  const page = path.join(docs, 'performance.md');
  fs.writeFileSync(page, replaceMeasured(fs.readFileSync(page, 'utf8'), markdown));
  const folder = path.join(docs, 'performance');
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), svg);
}

module.exports = { replaceMeasured, reportOf, writeReport };
