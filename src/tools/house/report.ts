/** The house as a page of text: a table of its sides, then what a reader may want to look at, file by file. */
import type { Circle } from './circles';
import type { Journey } from './journeys';
import type { House, Side, Unimported } from './measureHouse';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Columns that are as wide as their widest cell: the first to the left, numbers to the right. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return rows.map(line).join('\n');
}

function sidesTable(sides: readonly Side[]): string {
  const head = ['Side', 'Files', 'Median', 'p90', 'One importer', 'None', 'Unused', 'References', 'Lost', 'Twice'];
  const rows = sides.map((side) => [
    side.name,
    String(side.files),
    String(side.median),
    String(side.p90),
    `${side.oneImporter} (${Math.round((100 * side.oneImporter) / side.files)} %)`,
    String(side.unimported.length),
    String(side.unusedExports.length),
    String(side.references.all),
    String(side.references.lost.length),
    String(side.doubled.length),
  ]);
  return table([head, ...rows]);
}

function section(title: string, lines: readonly string[]): string {
  return [title, ...(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`)].join('\n');
}

function unimportedLine({ file, namedIn, isTested }: Unimported): string {
  if (namedIn) return `${file}: named in ${namedIn}`;
  return `${file}: ${isTested ? 'imported by tests alone' : 'named nowhere'}`;
}

function circleLine({ way, files, isOfTypes }: Circle): string {
  const others = files > way.length - 1 ? `, ${files} files in all` : '';
  return `${way.join(' → ')}${isOfTypes ? ' (types alone)' : ''}${others}`;
}

function journeyLines({ name, files }: Journey): string[] {
  if (files.length === 0) return [`${name}: ARCHITECTURE.md does not list its files yet`];
  const gone = files.filter((one) => !one.isThere);
  const state = gone.length === 0 ? 'all there' : `${gone.length} not there`;
  return [`${name}: ${count(files.length, 'file')}, ${state}`, ...gone.map(({ file }) => `  ${file} is not there`)];
}

/** @returns text that ends with a line's end */
export function houseReport({ sides, circles, journeys }: House): string {
  const unimported = sides.flatMap((side) => side.unimported).map(unimportedLine);
  const unused = sides.flatMap((side) => side.unusedExports.map(({ file, name }) => `${file}: ${name}`));
  const doubled = sides.flatMap((side) => side.doubled.map(({ name, files }) => `${name}: ${files.join(', ')}`));
  const parts = [
    sidesTable(sides),
    'Median and p90 are lines of a file. Importers of src are counted in src, those of tests in tests.',
    section('Imported by no file', unimported),
    section('Exported, and taken by no other file', unused),
    section('Import circles, those of types too', circles.map(circleLine)),
    section(
      'References that lead nowhere',
      sides.flatMap((side) => side.references.lost),
    ),
    section('Names that stand twice within a side', doubled),
    section('Journeys as ARCHITECTURE.md lists them', journeys.flatMap(journeyLines)),
  ];
  return `${parts.join('\n\n')}\n`;
}
