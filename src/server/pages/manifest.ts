/**
 * The client build's manifest: the files that each screen needs (webpack.config.js, ManifestPlugin), and their styles.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseName } from '../../contract/release';
import { takeFaces } from './fonts';
import type { Face } from './fonts';
import { notBuilt, readRelease } from './release';

/** A sheet that stands in the page itself. */
export interface Sheet {
  text: string;
  /** Attributes of its element, after a space. */
  mark?: string;
}

interface ChunkFiles {
  js: string[];
  css: string[];
}

export interface Manifest {
  /** The release's name, which also tells one build from another (contract/release). */
  release: string;
  chunks: Record<string, ChunkFiles>;
  /** The text of each style sheet, by its file's name, without the faces. */
  styles: Record<string, string>;
  /** The fonts of the shop's own texts. */
  faces: Face[];
  /** Ant Design's variables, as its style engine looks for them in a page (src/tools/build/frameStyles.ts). */
  variables: Sheet[];
}

/** @throws when the shop was not built */
export const readVariables = (distFolder: string): Sheet[] =>
  JSON.parse(readFileSync(path.join(distFolder, 'styles/frameVariables.json'), 'utf8')) as Sheet[];

/** @throws when the shop was not built */
export function readManifest(distFolder: string): Manifest {
  const file = path.join(distFolder, 'manifest.json');
  try {
    const { chunks } = JSON.parse(readFileSync(file, 'utf8')) as Pick<Manifest, 'chunks'>;
    const sheets = new Set(Object.values(chunks).flatMap(({ css }) => css));
    const taken = [...sheets].map((sheet) => ({
      sheet,
      ...takeFaces(readFileSync(path.join(distFolder, 'client', sheet), 'utf8')),
    }));
    const styles = Object.fromEntries(taken.map(({ sheet, rest }) => [sheet, rest]));
    const release = releaseName(readRelease(distFolder));
    const faces = taken.flatMap(({ faces: own }) => own);
    return { release, chunks, styles, faces, variables: readVariables(distFolder) };
  } catch {
    throw notBuilt(file);
  }
}

/**
 * The scripts and styles of the frame and one screen, each once, in order.
 * @param lazyChunk whose scripts come later (client/ui/lazyPart)
 */
export function filesOf({ chunks }: Pick<Manifest, 'chunks'>, chunk: string, lazyChunk = ''): ChunkFiles {
  const all = (kind: keyof ChunkFiles, names: readonly string[]) => [
    ...new Set(names.flatMap((name) => chunks[name]?.[kind] ?? [])),
  ];
  return { js: all('js', ['main', chunk]), css: all('css', ['main', chunk, lazyChunk]) };
}
