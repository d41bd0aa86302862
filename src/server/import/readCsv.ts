/** A file of comma-separated values → its heading and its rows, whatever program wrote it. */
import { readFile, stat } from 'node:fs/promises';
import { CsvError, parse } from 'csv-parse/sync';
import { unreadable } from '../lib/unreadable';
import { ImportError } from './importError';

export interface SheetRow {
  /** As a spreadsheet numbers it: the heading is row 1. */
  row: number;
  cells: string[];
  /** What to look at in a row that was put together from others (import/foreign). */
  notes?: string[];
}

export interface Sheet {
  heading: string[];
  /** Without the blank ones. */
  rows: SheetRow[];
}

const MOST_BYTES = 64 * 1024 * 1024;

/** Throws an ImportError that says what is wrong with the file. */
export async function readCsv(file: string): Promise<Sheet> {
  return parseCsv(decode(await readWhole(file), file), file);
}

async function readWhole(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > MOST_BYTES)
      throw new ImportError(`${file} is larger than 64 MB. Split it and import the parts one after the other.`);
    return await readFile(file);
  } catch (error) {
    const why = unreadable(error, file);
    throw why === undefined ? error : new ImportError(why);
  }
}

function decode(bytes: Buffer, file: string): string {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new ImportError(`${file} is a spreadsheet workbook. Save it as CSV (UTF-8) first, then import that file.`);
  }
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  if (!utf16 && bytes.includes(0))
    throw new ImportError(`${file} is not a text file. Save the sheet as CSV (UTF-8) first.`);
  if (utf16) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel on Windows calls plain CSV.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function parseCsv(text: string, file: string): Sheet {
  let records: string[][];
  try {
    records = parse(text, { bom: true, delimiter: delimiterOf(text), relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(`${file} is not well-formed CSV: ${brokenPart(error)}.`);
  }
  const rows = records
    .map((cells, index) => ({ row: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim()));
  const [heading, ...rest] = rows;
  if (!heading) throw new ImportError(`${file} is empty.`);
  return { heading: heading.cells, rows: rest };
}

/** Spreadsheets write semicolons where the decimal sign is a comma, and tabs when asked for text. */
function delimiterOf(text: string): string {
  const firstLine = /^[^\r\n]*/.exec(text)?.[0] ?? '';
  const count = (sign: string): number => firstLine.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

function brokenPart({ code, lines }: CsvError & { lines?: number }): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quotation mark is opened and never closed';
  return `line ${lines ?? '?'} cannot be read (${code.replace(/^CSV_/, '').toLowerCase().replaceAll('_', ' ')})`;
}
