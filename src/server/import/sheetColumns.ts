/** Which column of a sheet holds what (import/headings.ts says what its headings mean). */
import { unguard } from '../lib/guard';
import { fieldFor, fields, keyOf, type Field } from './headings';
import { ImportError } from './importError';
import { likelyField } from './likelyField';

/** Any of them tells which product of the shop a row without a name speaks of. */
const keys: readonly Field[] = ['productId', 'sourceId', 'sourceKey'];
/** Whether all columns of the field are read; of any other field one is. */
export const isListed = (field: Field | undefined): boolean => field === 'pictures' || field === 'stockDebris';

export interface Columns {
  has(field: Field): boolean;
  /** The first filled cell of the field's columns; '' for none. `NaN` and the like fill none. */
  first(cells: string[], field: Field): string;
  /** The cell of the field's first column just as it was before it was guarded; '' for none. */
  exact(cells: string[], field: Field): string;
  /** Every filled cell of the field's columns, left to right. */
  all(cells: string[], field: Field): string[];
  count: number;
  /** Why a sheet of names with no column of prices can be no catalogue of new products; null for any other. */
  unpriced: ImportError | null;
  /** Headings that mean nothing to the shop. */
  unknown: UnknownHeading[];
  /** Columns that another one keeps from being read. */
  unread: UnreadHeading[];
}

/** What a person says of headings: heading → field, or 'ignore'. It counts before what they are known for. */
export type HeadingMap = ReadonlyMap<string, Field | 'ignore'>;

export interface UnknownHeading {
  heading: string;
  /** The field that is likely meant; null where nothing comes near. */
  likely: Field | null;
  /** The heading that is read for that field; null for none. */
  readFrom: string | null;
}

export interface UnreadHeading {
  heading: string;
  field: Field;
  /** The heading that is read for that field in its place. */
  readFrom: string;
  /** Whether a person said that it is to be read (`HeadingMap`). */
  isTold: boolean;
}

interface Column {
  at: number;
  heading: string;
  isTold: boolean;
}

/** Throws an ImportError when the sheet can be no catalogue, or `map` contradicts itself. */
export function findColumns(heading: string[], map: HeadingMap = new Map()): Columns {
  const { read, unread } = columnsOf(heading, map);
  const isNamed = read.has('name');
  if (!isNamed && !keys.some((key) => read.has(key)))
    throw notACatalogue('productName or title', ['name'], heading, map);
  const all = (cells: string[], field: Field): string[] =>
    (read.get(field) ?? [])
      .map(({ at }) => cells[at] ?? '')
      .filter(isFilled)
      .map(unguard);
  const isPriced = read.has('rate') || read.has('mrp');
  return {
    has: (field) => read.has(field),
    all,
    first: (cells, field) => all(cells, field)[0] ?? '',
    exact: (cells, field) => unguard(cells[read.get(field)?.[0]?.at ?? -1] ?? ''),
    count: heading.length,
    unpriced:
      isPriced || !isNamed ? null : notACatalogue('productRate, selling_price or mrp', ['rate', 'mrp'], heading, map),
    unknown: strangers(heading, map).map((title) => ({ heading: title, ...likelyBeside(title, read) })),
    unread,
  };
}

/** What a person says counts before what is known, and of several known ones the first. */
function columnsOf(heading: string[], map: HeadingMap): { read: Map<Field, Column[]>; unread: UnreadHeading[] } {
  const meant = new Map<Field, Column[]>();
  heading.forEach((title, at) => {
    const told = map.get(keyOf(title));
    const field = told ?? fieldFor(title);
    if (!field || field === 'ignore') return;
    meant.set(field, [...(meant.get(field) ?? []), { at, heading: title.trim(), isTold: told !== undefined }]);
  });
  const unread: (UnreadHeading & { at: number })[] = [];
  const read = new Map<Field, Column[]>();
  for (const [field, columns] of meant) {
    read.set(field, columns);
    if (isListed(field)) continue;
    refuseTwoTold(field, columns);
    const [one, ...others] = [...columns].sort((a, b) => Number(b.isTold) - Number(a.isTold)) as [Column, ...Column[]];
    read.set(field, [one]);
    unread.push(
      ...others.map(({ at, heading: title }) => ({
        at,
        heading: title,
        field,
        readFrom: one.heading,
        isTold: one.isTold,
      })),
    );
  }
  return { read, unread: unread.sort((a, b) => a.at - b.at).map(({ at: _, ...one }) => one) };
}

function refuseTwoTold(field: Field, columns: readonly Column[]): void {
  const [one, other] = [
    ...new Map(columns.filter(({ isTold }) => isTold).map(({ heading }) => [keyOf(heading), heading])).values(),
  ];
  if (other === undefined) return;
  throw new ImportError(
    `--map says of "${one}" and "${other}" that they are ${field}, which one column alone can say. Leave one of them out.`,
  );
}

/**
 * What words hint at is hardly meant again where another column is read for it; what is nearly written is told all the
 * same.
 */
function likelyBeside(title: string, read: ReadonlyMap<Field, Column[]>): Pick<UnknownHeading, 'likely' | 'readFrom'> {
  const likely = likelyField(title);
  const [beside] = likely ? (read.get(likely.field) ?? []) : [];
  if (!likely || (beside && !likely.isNear)) return { likely: null, readFrom: null };
  return { likely: likely.field, readFrom: beside && !isListed(likely.field) ? beside.heading : null };
}

/** What programs write into a cell that holds nothing: pandas, databases, spreadsheets. */
const standIns: ReadonlySet<string> = new Set(['', 'NaN', 'nan', 'None', 'null', 'NULL', '#N/A', 'N/A']);
export const isFilled = (cell: string): boolean => !standIns.has(cell.trim());

/** `Original Prices=mrp`, as typed behind --map. Throws an ImportError that says what is wrong with it. */
export function readMapping(text: string): [key: string, field: Field | 'ignore'] {
  const at = text.lastIndexOf('=');
  const [heading, target] = [text.slice(0, at), text.slice(at + 1).trim()];
  if (at < 1 || !keyOf(heading))
    throw new ImportError(`"${text}" is no --map: write it as "HEADING=FIELD", for instance "Original Prices=mrp".`);
  const key = keyOf(target);
  const field = key === 'ignore' ? 'ignore' : (fields.find((known) => keyOf(known) === key) ?? fieldFor(target));
  if (!field)
    throw new ImportError(
      `--map "${text}": the shop has no field "${target}". It has ${fields.join(', ')}; ignore leaves a column out.`,
    );
  return [keyOf(heading), field];
}

/** Throws an ImportError when `map` names what the sheet does not have. */
export function refuseStrangers(heading: string[], map: HeadingMap): void {
  const known = new Set(heading.map(keyOf));
  const stranger = [...map.keys()].find((key) => !known.has(key));
  if (stranger !== undefined)
    throw new ImportError(
      `--map names a heading that the file does not have (${stranger}). It has ${quoted(heading)}.`,
    );
}

const quoted = (heading: string[]): string =>
  heading
    .filter((title) => title.trim())
    .map((title) => `"${title.trim()}"`)
    .join(', ');

/** Headings that neither the shop nor a person says the meaning of. */
const strangers = (heading: string[], map: HeadingMap): string[] =>
  heading
    .filter((title) => title.trim() !== '' && !map.has(keyOf(title)) && !fieldFor(title))
    .map((title) => title.trim());

function notACatalogue(wanted: string, sought: readonly Field[], heading: string[], map: HeadingMap): ImportError {
  const likely = strangers(heading, map).map((title) => ({ title, ...likelyField(title) }));
  const isSought = ({ field }: { field?: Field }): boolean => field !== undefined && sought.includes(field);
  const meant = likely
    .filter(isSought)
    .map(({ title, field }) => `Is "${title}" meant? Say --map "${title}=${field}".`);
  const near = likely
    .filter((one) => one.isNear && !isSought(one))
    .map(({ title, field }) => `"${title}" likely means ${field}: --map "${title}=${field}".`);
  const hint =
    meant.length > 0
      ? meant
      : ['The first row must hold the headings; --map "HEADING=FIELD" says what another one means.'];
  return new ImportError(
    `This is not a catalogue: no column is headed ${wanted}. Found: ${quoted(heading)}. ${[...hint, ...near].join(' ')}`,
  );
}
