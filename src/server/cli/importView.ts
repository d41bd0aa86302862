import path from 'node:path';
import { changesText } from '../areas/catalog/fieldChanges';
import { keyOf } from '../import/headings';
import { linesToMention, notesByKind, outcomes, repeatsOf, type ImportReport } from '../import/report';
import { count, printable } from '../lib/wording';

/** Lines of single rows on a terminal; --report has them all. */
const MOST_LINES = 20;

/**
 * The result of an import as text.
 * @param reportFile the file with all of it, if there is one
 */
export function importText(report: ImportReport, reportFile: string | null): string {
  const { file, dryRun, rows, warned, newCategories, lines } = report;
  const title = `${dryRun ? 'Dry run, nothing was changed' : 'Imported'}: ${path.basename(file)}, ${count(rows)} ${rows === 1 ? 'row' : 'rows'}.`;
  const figures = [...outcomes.map((outcome) => [outcome, report[outcome]] as const), ['warned', warned] as const]
    .filter(([name, number]) => name !== 'repeated' || number > 0)
    .map(([name, number]) => `  ${name.padEnd(10)} ${count(number).padStart(8)}`)
    .join('\n');
  const made = newCategories.length > 0 ? `New in the shop: ${newCategories.map(printable).join(', ')}` : '';
  const headings = [unknownText(report), unreadText(report)];
  const told = [picturesText(report), kindsText(report), changedText(lines, reportFile), linesText(lines, reportFile)];
  return [title, figures, made, ...headings, ...told].filter(Boolean).join('\n\n');
}

function unknownText({ unknownHeadings }: ImportReport): string {
  if (unknownHeadings.length === 0) return '';
  const rows = unknownHeadings.map((one) => `  ${printable(one.heading)}${likelyText(one)}`);
  return `Columns left out, since the shop does not know what they mean:\n${rows.join('\n')}`;
}

function likelyText({ heading, likely, readFrom }: ImportReport['unknownHeadings'][number]): string {
  if (likely === null) return '';
  const map = mapOption(heading, likely);
  if (readFrom === null) return ` (${map}?)`;
  return ` (likely ${likely}, which is read from "${printable(readFrom)}"; ${map} reads this one instead)`;
}

const mapOption = (heading: string, field: string): string => `--map "${printable(heading)}=${field}"`;

function unreadText({ unreadHeadings }: ImportReport): string {
  if (unreadHeadings.length === 0) return '';
  const rows = unreadHeadings.map(({ heading, field, readFrom, isTold }) => {
    const isSame = keyOf(heading) === keyOf(readFrom);
    const why = isTold ? ', as --map says' : `; ${mapOption(heading, field)} reads this one instead`;
    const from = isSame ? `the first "${printable(readFrom)}"` : `"${printable(readFrom)}"${why}`;
    return `  ${printable(heading)} (${field} is read from ${from})`;
  });
  return `Columns left out, since another one is read for what they mean:\n${rows.join('\n')}`;
}

const MOST_UNUSED = 5;

function picturesText({ lines, unusedPictures }: ImportReport): string {
  const fates = lines.flatMap(({ pictures }) => pictures.map(({ fate }) => fate));
  const figures = (['found', 'missing', 'refused'] as const).map(
    (fate) => `${count(fates.filter((one) => one === fate).length)} ${fate}`,
  );
  const some = [
    ...unusedPictures.slice(0, MOST_UNUSED).map(printable),
    ...(unusedPictures.length > MOST_UNUSED ? ['…'] : []),
  ].join(', ');
  return [
    fates.length > 0 ? `Picture files: ${figures.join(', ')}.` : '',
    unusedPictures.length > 0
      ? `Pictures of the folder that no row means: ${count(unusedPictures.length)} (${some}).`
      : '',
  ]
    .filter(Boolean)
    .join('\n');
}

function kindsText({ lines }: ImportReport): string {
  // Repeats are told of by product below.
  const kinds = notesByKind(lines.filter(({ outcome }) => outcome !== 'repeated'));
  return kinds.length > 1
    ? `Notes:\n${kinds.map(([note, number]) => `  ${count(number).padStart(7)} × ${printable(note)}`).join('\n')}`
    : '';
}

function changedText(lines: ImportReport['lines'], reportFile: string | null): string {
  const changed = lines.filter(({ changes }) => changes.length > 0);
  const shown = changed
    .slice(0, MOST_LINES)
    .map(({ row, name, changes }) => `  row ${row}, ${printable(name)}: ${printable(changesText(changes))}`);
  const left = changed.length - shown.length;
  if (left > 0) shown.push(`  ${count(left)} more${reportFile ? ` in ${reportFile}` : ', use --report FILE'}`);
  return changed.length > 0 ? `Changes:\n${shown.join('\n')}` : '';
}

function linesText(lines: ImportReport['lines'], reportFile: string | null): string {
  const mentioned = [...linesToMention(lines.filter(({ outcome }) => outcome !== 'repeated')), ...repeatsOf(lines)];
  const shown = mentioned.slice(0, MOST_LINES).map(({ row, notes }) => `row ${row}: ${printable(notes.join('; '))}`);
  const left = mentioned.length - shown.length;
  if (reportFile) shown.push(left > 0 ? `${count(left)} more in ${reportFile}` : `Every row is in ${reportFile}`);
  else if (left > 0) shown.push(`${count(left)} more, use --report FILE`);
  return shown.join('\n');
}
