/** What an import did, row by row. */
import { changesText, type FieldChange } from '../areas/catalog/fieldChanges';
import type { UnknownHeading, UnreadHeading } from './sheetColumns';
import { guard } from '../lib/guard';
import type { PictureFate } from './draft';
import type { Plan } from './plan';
import type { RepeatedRow } from './eachOnce';
import type { Drafts } from './readDrafts';

export const outcomes = ['added', 'changed', 'unchanged', 'rejected', 'repeated'] as const;
export type ImportRowResult = (typeof outcomes)[number];

export interface ReportLine {
  /** As the spreadsheet numbers it; its heading is row 1. */
  row: number;
  outcome: ImportRowResult;
  name: string;
  /** Why it was rejected, or what to look at. */
  notes: string[];
  /** What it changed of a known product, or would. */
  changes: FieldChange[];
  /** What came of the picture files that it names, or that bear its key. */
  pictures: PictureFate[];
}

export interface ImportReport extends Record<ImportRowResult, number> {
  file: string;
  dryRun: boolean;
  /** Rows below the heading, blank ones aside: the sum of the outcomes. */
  rows: number;
  /** Rows that were taken and have something to look at. */
  warned: number;
  /** Categories and subcategories that the shop did not have. */
  newCategories: string[];
  /** Columns that were left out, since nothing says what is in them. */
  unknownHeadings: UnknownHeading[];
  /** Columns that were left out, since another one is read for what they mean. */
  unreadHeadings: UnreadHeading[];
  /** Pictures of the folder that no row means. */
  unusedPictures: string[];
  /** Every row, in the order of the sheet. */
  lines: ReportLine[];
}

interface Done {
  file: string;
  dryRun: boolean;
  read: Drafts;
  repeated: RepeatedRow[];
  plan: Plan;
  unusedPictures: string[];
}

export function makeReport({ file, dryRun, read, repeated, plan, unusedPictures }: Done): ImportReport {
  const lines: ReportLine[] = [
    ...plan.rows.map((row) => ({
      row: row.draft.row,
      outcome: row.outcome,
      name: row.draft.name,
      notes: row.outcome === 'rejected' ? [row.reason] : row.draft.warnings,
      changes: row.outcome === 'changed' ? row.changes : [],
      pictures: row.outcome === 'rejected' ? [] : row.draft.pictureFates,
    })),
    ...read.rejected.map(({ row, name, reason }) => ({
      row,
      outcome: 'rejected' as const,
      name,
      notes: [reason],
      changes: [],
      pictures: [],
    })),
    ...repeated.map(({ row, name, countingRow }) => ({
      row,
      outcome: 'repeated' as const,
      name,
      notes: [`the same product comes again in row ${countingRow}, which counts`],
      changes: [],
      pictures: [],
    })),
  ].sort((a, b) => a.row - b.row);
  const count = (outcome: ImportRowResult): number => lines.filter((line) => line.outcome === outcome).length;
  return {
    file,
    dryRun,
    rows: read.rows,
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    rejected: count('rejected'),
    repeated: count('repeated'),
    warned: linesToMention(lines).filter(({ outcome }) => outcome !== 'rejected' && outcome !== 'repeated').length,
    newCategories: plan.categories.added(),
    unknownHeadings: read.unknownHeadings,
    unreadHeadings: read.unreadHeadings,
    unusedPictures,
    lines,
  };
}

/** Rows that somebody should look at: the rejected ones first, since their products are missing from the shop. */
export function linesToMention(lines: ReportLine[]): ReportLine[] {
  const withNotes = lines.filter(({ notes }) => notes.length > 0);
  return [
    ...withNotes.filter(({ outcome }) => outcome === 'rejected'),
    ...withNotes.filter(({ outcome }) => outcome !== 'rejected'),
  ];
}

/** Rows that speak of one product, by the row that counts: each product once. */
export function repeatsOf(lines: readonly ReportLine[]): ReportLine[] {
  const byNote = new Map<string, ReportLine[]>();
  for (const line of lines.filter(({ outcome }) => outcome === 'repeated'))
    byNote.set(line.notes.join(), [...(byNote.get(line.notes.join()) ?? []), line]);
  return [...byNote.values()].flatMap(([first, ...others]) => {
    if (!first || others.length === 0) return first ?? [];
    return {
      ...first,
      notes: [
        `${first.notes.join()} (as ${others.length === 1 ? 'does row' : 'do rows'} ${others.map(({ row }) => row).join(', ')})`,
      ],
    };
  });
}

/**
 * The number of each note, the commonest first: `1168 × the title is cut short`. Texts quoted from a cell are left out,
 * so that like notes count together.
 */
export function notesByKind(lines: ReportLine[]): [note: string, count: number][] {
  const counts = new Map<string, number>();
  for (const note of lines.flatMap(({ notes }) => notes)) {
    const kind = note
      .replace(/ "[\s\S]*?"/g, '')
      .replace(/ row \d+/, ' another row')
      .replace(/: ₹.*/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** The whole report for a spreadsheet. */
export function reportCsv({ lines }: ImportReport): string {
  const rows = lines.map(({ row, outcome, name, notes, changes, pictures }) => {
    const fates = pictures.map(({ file, fate }) => `${file} ${fate}`).join('; ');
    return [String(row), outcome, name, notes.join('; '), changesText(changes), fates];
  });
  // The mark at the start tells Excel that this is UTF-8.
  return `\ufeff${[['row', 'outcome', 'name', 'notes', 'changes', 'pictures'], ...rows].map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

export function csvCell(text: string): string {
  const safe = guard(text);
  return /[",\r\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
