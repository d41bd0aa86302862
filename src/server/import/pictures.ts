/** A row's cells about pictures → the addresses that the product stores. */
import { DomainError } from '../lib/domainError';
import { unseenHost } from '../security/pictureHosts';
import type { Progress } from '../lib/progress';
import type { Draft } from './draft';
import { baseOf, isPictureName, type PictureFile, type PictureFolder } from './pictureFolder';
import { cleanLine } from '../lib/cleanText';

export interface PictureSources {
  /** Origins from which pages show pictures. */
  shown: readonly string[];
  /** Null where staff named none. */
  folder: PictureFolder | null;
  /** Stores a file of the folder and gives its address. Throws a DomainError for a picture that the shop refuses. */
  takeIn(file: PictureFile, alt: string): Promise<string>;
}

/** A picture that this shop serves itself: an exported sheet holds such addresses. */
const ownPicture = /^\/pictures\/[a-z0-9-]+\.(jpg|webp|avif)(\?[\w=&]*)?$/;
const isAddress = (text: string): boolean =>
  /^(\/pictures\/|[a-z][a-z\d+.-]+:)/i.test(text) && !/^[a-z]:\\/i.test(text);

/** Cells of pictures → the names in them. Spaces part none here: a file's name may hold some (`apart`). */
export const picturesNamed = (cells: string[]): string[] =>
  cells
    .flatMap((cell) => cleanLine(cell).split('|'))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(nan|-|null)$/i.test(part));

/**
 * Fills in `values.pictures` of every draft, with a warning for each picture that is left out. A row that names none
 * takes the folder's files that are called after its key. Where none of its pictures is usable, the product keeps its
 * own.
 * @param named the names in all rows of the sheet, also in rows that make no draft
 * @returns the files of the folder that no row means
 */
export async function settlePictures(
  drafts: readonly Draft[],
  named: readonly string[],
  sources: PictureSources,
  progress: Progress,
): Promise<string[]> {
  const taken = new Map<string, Promise<string>>();
  const once = (file: PictureFile, alt: string): Promise<string> => {
    const known = taken.get(file.path) ?? sources.takeIn(file, alt);
    taken.set(file.path, known);
    return known;
  };
  const meant = new Set(
    named.flatMap((part) => apart(part, sources.folder)).flatMap((one) => fileNamed(one, sources.folder)?.name ?? []),
  );
  for (const [index, draft] of drafts.entries()) {
    const settled = await settle(draft, { ...sources, takeIn: once }, meant);
    if (settled) draft.values.pictures = JSON.stringify([...new Set(settled)]);
    if (sources.folder) progress({ text: 'Reading pictures', done: index + 1, total: drafts.length });
  }
  return (sources.folder?.all ?? []).filter(({ name }) => !meant.has(name)).map(({ name }) => name);
}

/** Null: the product keeps its pictures. */
async function settle(draft: Draft, sources: PictureSources, meant: Set<string>): Promise<string[] | null> {
  const { pictures, pictureKeys, warnings } = draft;
  const byKey = pictureKeys.map((key) => sources.folder?.ofKey(key) ?? []).find((files) => files.length > 0) ?? [];
  for (const { name } of byKey) meant.add(name);
  if (pictures === null || pictures.length === 0) {
    if (byKey.length === 0) return pictures;
    return withPictures(await Promise.all(byKey.map((file) => fileAddress(file, file.name, draft, sources))));
  }
  const addresses: (string | null)[] = [];
  for (const named of pictures.flatMap((part) => apart(part, sources.folder))) {
    if (isAddress(named)) addresses.push(takeAddress(named, sources.shown, warnings));
    else addresses.push(await namedFile(named, draft, sources));
  }
  if (byKey.length > 0 && !draft.pictureFates.some(({ fate }) => fate === 'found')) {
    warnings.push(`the folder has pictures of its key ("${byKey[0]?.name}"), but the row names others, which count`);
  }
  return withPictures(addresses);
}

const withPictures = (addresses: (string | null)[]): string[] | null => {
  const usable = addresses.filter((address) => address !== null);
  return usable.length > 0 ? usable : null;
};

/** `a.jpg b.jpg` are two, `Front view.jpg` is one; so is any name that the folder has. */
function apart(part: string, folder: PictureFolder | null): string[] {
  const words = part.split(/\s+/);
  if (words.length === 1 || (folder?.find(part).length ?? 0) > 0) return [part];
  return words.every((word) => isAddress(word) || isPictureName(word)) ? words : [part];
}

/** The one file of that name; none where several have it. */
function fileNamed(named: string, folder: PictureFolder | null): PictureFile | undefined {
  const [file, ...others] = folder?.find(named) ?? [];
  return others.length === 0 ? file : undefined;
}

async function namedFile(named: string, draft: Draft, sources: PictureSources): Promise<string | null> {
  const { warnings, pictureFates } = draft;
  if (!isPictureName(named)) {
    warnings.push('a picture that is neither an https address nor the name of a file was left out');
    return null;
  }
  if (!sources.folder) {
    warnings.push(`the picture "${named}" is a file: --pictures says in which folder it lies`);
    pictureFates.push({ file: named, fate: 'missing' });
    return null;
  }
  const file = fileNamed(named, sources.folder);
  if (file) return fileAddress(file, named, draft, sources);
  const [oneOfSeveral] = sources.folder.find(named);
  pictureFates.push({ file: named, fate: 'missing' });
  warnings.push(
    oneOfSeveral
      ? `the picture "${named}" lies in the folder more than once: say which, as "${oneOfSeveral.name}"`
      : `the picture "${named}" is not in the folder`,
  );
  return null;
}

async function fileAddress(
  file: PictureFile,
  named: string,
  { name, warnings, pictureFates }: Draft,
  sources: PictureSources,
): Promise<string | null> {
  try {
    const address = await sources.takeIn(file, name);
    pictureFates.push({ file: named, fate: 'found' });
    return address;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    pictureFates.push({ file: named, fate: 'refused' });
    const why = error.message.replace(`${baseOf(file.name)} `, '').replace(/\.$/, '');
    warnings.push(`the picture "${named}" was refused: it ${why}`);
    return null;
  }
}

function takeAddress(address: string, shown: readonly string[], warnings: string[]): string | null {
  if (ownPicture.test(address)) return address;
  if (!isPlainAddress(address)) {
    warnings.push('a picture address that is not https was left out');
    return null;
  }
  const host = unseenHost(address, shown);
  if (host?.startsWith('http:')) {
    warnings.push(`the picture "${address}" was refused: pages show pictures of https addresses alone`);
    return null;
  }
  const warning = `the setting PICTURE_HOSTS does not name the host "${host}", so pages do not show its pictures`;
  if (host !== null && !warnings.includes(warning)) warnings.push(warning);
  return address;
}

function isPlainAddress(address: string): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return hostname !== '' && username === '';
}
