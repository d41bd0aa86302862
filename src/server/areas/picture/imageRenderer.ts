/** Makes picture variants, each once, and keeps them on disk. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeBoundedCache } from '../../load/boundedCache';
import type { Database } from '../../db/types';
import { encodePicture } from './encode';
import { makeConcurrencyLimit } from '../../load/concurrencyLimit';
import { makePrivateFolder, writeWhole } from '../../security/privateFiles';
import { findPicture, findPictureWidth } from './picture.repository';
import type { PictureFormat, Variant } from './variant';

const ENCODINGS_AT_ONCE = 2;
/**
 * A page of a fresh shop asks for some dozens. Fewer than the shop answers at once, so that other calls find room
 * (load/capacity.ts).
 */
const MOST_WAITING = 100;
/**
 * A page stands without its pictures and waits for them as long as the shopper does: on a slow machine the first views
 * of a shop take their time.
 */
const LONGEST_WAIT_MS = 60_000;
/** Part of every cached file's path. Raise it when the encoders change, and old files are no longer found. */
const ENCODERS_VERSION = 'v1';

const MOST_WIDTHS = 20_000;
const MOST_WIDTH_BYTES = 8 * 1024 * 1024;

/** Below it `{width}/{name}.{format}`. */
export const pictureFolder = (dataDir: string): string => path.join(dataDir, 'cache', 'pictures', ENCODERS_VERSION);

export interface ImageRenderer {
  /**
   * The bytes of a variant, or null when the shop has no such picture. Rendering is shared out between callers
   * (load/concurrencyLimit.ts).
   */
  variant(wanted: Variant, caller?: string): Promise<Buffer | null>;
  /** Whether somebody waits for a picture that has to be made. */
  isBusy(): boolean;
}

/** Several renderers, in several processes too, may share `dataDir`: files appear whole or not at all. */
export function openImageRenderer(database: Database, dataDir: string): ImageRenderer {
  const folder = pictureFolder(dataDir);
  const limit = makeConcurrencyLimit(ENCODINGS_AT_ONCE, MOST_WAITING, LONGEST_WAIT_MS);
  const underWay = new Map<string, Promise<Buffer | null>>();
  const naturalWidths = makeBoundedCache<number>({ entries: MOST_WIDTHS, bytes: MOST_WIDTH_BYTES, bytesOf: () => 0 });

  async function naturalWidth(name: string): Promise<number | undefined> {
    const known = naturalWidths.get(name) ?? (await findPictureWidth(database.db, name));
    if (known !== undefined) naturalWidths.set(name, known);
    return known;
  }

  async function make(name: string, width: number, format: PictureFormat, file: string): Promise<Buffer | null> {
    const picture = await findPicture(database.db, name);
    if (!picture) return null;
    const bytes = await encodePicture(picture, width, format);
    // A full or read-only disk must not cost the shopper the picture: it is made again next time.
    await makePrivateFolder(path.dirname(file))
      .then(() => writeWhole(file, bytes))
      .catch(() => undefined);
    return bytes;
  }

  return {
    async variant({ name, width, format }, caller) {
      const natural = await naturalWidth(name);
      if (natural === undefined) return null;
      const real = Math.min(width, natural);
      const file = path.join(folder, String(real), `${name}.${format}`);
      const waiting = underWay.get(file);
      if (waiting) return waiting;
      const work = readFile(file)
        .catch(() => limit.run(() => make(name, real, format, file), caller))
        .finally(() => underWay.delete(file));
      underWay.set(file, work);
      return work;
    },
    isBusy: () => limit.inUse() > 0,
  };
}
