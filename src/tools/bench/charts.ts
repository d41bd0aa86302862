/** Two kinds of chart, as SVG. A missing figure keeps its place, with words that say so. */
import { colour } from '../../client/ui/theme/tokens';
import { EDGE, SMALL, TOP, WIDTH, figureText, line, rect, sheet, textElement, ticks } from './svg';

const BAR = 20;
const BAR_GAP = 6;
const GROUP_GAP = 34;
/** Pixels right of the longest bar, for its text. */
const SAID = 120;
const LABELS = 200;
const MISSING = 'not measured';

/** Colour never tells bars apart alone: each has its words. */
const own = colour.action;
const others = colour.edge;

const isKnown = (value: number | undefined): value is number => typeof value === 'number' && Number.isFinite(value);
const withUnit = (value: number, unit: string): string =>
  `${figureText(value)}${unit && unit !== '×' ? ` ${unit}` : unit}`;

const greatestOf = (steps: readonly number[]): number => steps.at(-1) ?? 1;

function legend(subtitle: string, marks: readonly string[]): string[] {
  const parts = [textElement(EDGE, 60, subtitle, { fill: colour.quiet, size: 14 })];
  return [...parts, ...marks];
}

export interface Bar {
  label: string;
  value?: number | undefined;
  /** The budget of this one bar. */
  limit?: number | undefined;
  isOwn?: boolean;
}

interface Chart {
  title: string;
  subtitle: string;
  unit: string;
}

interface BarChart extends Chart {
  groups: { label: string; bars: Bar[] }[];
  limitText?: string;
}

/** @returns SVG */
export function barChart({ title, subtitle, unit, groups, limitText = 'Budget' }: BarChart): string {
  const bars = groups.flatMap((group) => group.bars);
  const known = bars.flatMap(({ value, limit }) => [value, limit]).filter(isKnown);
  const steps = ticks(Math.max(...known, 0) || 1);
  const left = EDGE + LABELS;
  const scale = (value: number): number => (value / greatestOf(steps)) * (WIDTH - left - SAID - EDGE);
  const drawn: string[] = [];
  let y = TOP + 16;
  for (const group of groups) {
    if (group.label) {
      drawn.push(textElement(EDGE, y, group.label, { size: 14, weight: 700 }));
      y += 12;
    }
    for (const { label, value, limit, isOwn } of group.bars) {
      const middle = y + BAR / 2 + SMALL * 0.35;
      drawn.push(textElement(left - 10, middle, label, { anchor: 'end', weight: isOwn ? 700 : 400 }));
      if (isKnown(value)) drawn.push(rect(left, y, Math.max(1, scale(value)), BAR, isOwn ? own : others));
      const end = left + Math.max(isKnown(value) ? scale(value) : 0, isKnown(limit) ? scale(limit) : 0);
      if (isKnown(limit))
        drawn.push(
          line(left + scale(limit), y - 3, left + scale(limit), y + BAR + 3, colour.danger, 'stroke-width="3"'),
        );
      const said = isKnown(value) ? withUnit(value, unit) : MISSING;
      drawn.push(
        textElement(end + 8, middle, said, {
          fill: isKnown(value) ? colour.ink : colour.quiet,
          weight: isOwn ? 700 : 400,
        }),
      );
      y += BAR + BAR_GAP;
    }
    y += GROUP_GAP - BAR_GAP;
  }
  const bottom = y - GROUP_GAP + 8;
  const grid = steps.flatMap((step) => [
    line(left + scale(step), TOP, left + scale(step), bottom, colour.hairline, 'stroke-width="1"'),
    textElement(left + scale(step), bottom + 18, withUnit(step, unit), { anchor: 'middle', fill: colour.quiet }),
  ]);
  const hasLimit = bars.some(({ limit }) => isKnown(limit));
  const key = hasLimit
    ? [
        line(WIDTH - EDGE - 110, 24, WIDTH - EDGE - 110, 42, colour.danger, 'stroke-width="3"'),
        textElement(WIDTH - EDGE - 100, 38, limitText),
      ]
    : [];
  const desc = groups
    .map(({ label, bars: all }) => `${label ? `${label}: ` : ''}${all.map((bar) => barInWords(bar, unit)).join(', ')}.`)
    .join(' ');
  return sheet({
    title,
    desc: `${subtitle}. ${desc}`,
    height: bottom + 38,
    parts: [...legend(subtitle, key), ...grid, ...drawn],
  });
}

function barInWords({ label, value, limit }: Bar, unit: string): string {
  const said = isKnown(value) ? withUnit(value, unit) : MISSING;
  return `${label} ${said}${isKnown(limit) ? ` (budget ${withUnit(limit, unit)})` : ''}`;
}

const HEIGHT = 300;
/** Shape and colour both tell the lines apart. */
const pens = [
  { stroke: colour.action, dash: '' },
  { stroke: colour.danger, dash: '8 4' },
  { stroke: colour.success, dash: '3 4' },
  { stroke: colour.ink, dash: '12 4 3 4' },
];

interface LineChart extends Chart {
  /** At least two, growing. */
  sizes: readonly number[];
  /** A value for each size. */
  lines: { label: string; values: (number | undefined)[] }[];
}

/**
 * Lines over sizes that grow by multiples, so the horizontal axis is logarithmic.
 * @returns SVG
 */
export function lineChart({ title, subtitle, unit, sizes, lines }: LineChart): string {
  const known = lines.flatMap(({ values }) => values).filter(isKnown);
  const steps = ticks(Math.max(...known, 0) || 1);
  const left = EDGE + 64;
  const right = WIDTH - EDGE - 150;
  const [first = 1] = sizes;
  const last = sizes.at(-1) ?? first;
  const x = (size: number): number => left + ((right - left) * Math.log(size / first)) / Math.log(last / first);
  const y = (value: number): number => TOP + HEIGHT - (value / greatestOf(steps)) * HEIGHT;
  const parts = [
    ...steps.flatMap((step) => [
      line(left, y(step), right, y(step), colour.hairline, 'stroke-width="1"'),
      textElement(left - 10, y(step) + SMALL * 0.35, withUnit(step, unit), { anchor: 'end', fill: colour.quiet }),
    ]),
    ...sizes.map((size) =>
      textElement(x(size), TOP + HEIGHT + 22, `${figureText(size)} products`, {
        anchor: size === first ? 'start' : 'middle',
        fill: colour.quiet,
      }),
    ),
  ];
  const ends: { y: number; stroke: string; said: string }[] = [];
  lines.forEach(({ label, values }, index) => {
    const { stroke, dash } = pens[index % pens.length] ?? { stroke: colour.ink, dash: '' };
    const points = sizes.flatMap((size, place) => {
      const value = values[place];
      return isKnown(value) ? [{ x: x(size), y: y(value) }] : [];
    });
    if (points.length > 1) {
      parts.push(
        `<polyline points="${points.map((point) => `${Math.round(point.x)},${Math.round(point.y)}`).join(' ')}" fill="none" stroke="${stroke}" stroke-width="2.5"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`,
      );
    }
    for (const point of points)
      parts.push(`<circle cx="${Math.round(point.x)}" cy="${Math.round(point.y)}" r="4" fill="${stroke}"/>`);
    // The text beside a line is the figure of the last size.
    const value = values[sizes.length - 1];
    const said = isKnown(value) ? `${label}, ${withUnit(value, unit)}` : `${label}: ${MISSING}`;
    ends.push({ y: points.at(-1)?.y ?? TOP + HEIGHT, stroke, said });
  });
  // Lines that end close together must not write over each other.
  ends.sort((a, b) => a.y - b.y);
  ends.forEach((end, index) => {
    const above = ends[index - 1];
    if (above) end.y = Math.max(end.y, above.y + SMALL + 5);
    parts.push(textElement(right + 12, end.y + SMALL * 0.35, end.said, { fill: end.stroke, weight: 700 }));
  });
  const lowest = ends.at(-1)?.y ?? 0;
  const sayOf = (value: number | undefined): string => (isKnown(value) ? withUnit(value, unit) : MISSING);
  const inWords = lines.map(({ label, values }) => {
    const said = sizes.map((size, place) => `${figureText(size)} products ${sayOf(values[place])}`);
    return `${label}: ${said.join(', ')}.`;
  });
  const height = Math.max(TOP + HEIGHT + 44, lowest + 24);
  return sheet({
    title,
    desc: `${subtitle}. ${inWords.join(' ')}`,
    height,
    parts: [...legend(subtitle, []), ...parts],
  });
}
