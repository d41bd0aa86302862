/** What the client build left for the server: which files a screen needs (webpack.config.js, ManifestPlugin), and the styles among them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { takeFaces } from './fonts';
import type { Face } from './fonts';

interface ChunkFiles {
  js: string[];
  css: string[];
}

export interface Manifest {
  /** Tells one build from another. */
  build: string;
  chunks: Record<string, ChunkFiles>;
  /** Each style sheet that a first page needs, by its file's name, without the faces. */
  styles: Record<string, string>;
  /** What the letters of the shop's own texts are drawn with. */
  faces: Face[];
}

/** @throws when the shop was not built */
export function readManifest(distFolder: string): Manifest {
  const file = path.join(distFolder, 'manifest.json');
  try {
    const { build, chunks } = JSON.parse(readFileSync(file, 'utf8')) as Pick<Manifest, 'build' | 'chunks'>;
    const sheets = new Set(Object.values(chunks).flatMap(({ css }) => css));
    const taken = [...sheets].map((sheet) => ({ sheet, ...takeFaces(readFileSync(path.join(distFolder, 'client', sheet), 'utf8')) }));
    return { build, chunks, styles: Object.fromEntries(taken.map(({ sheet, rest }) => [sheet, rest])), faces: taken.flatMap(({ faces }) => faces) };
  } catch {
    throw new Error(`There is no ${file}. Build the shop first: npm run build`);
  }
}

/** The scripts and styles of the frame and one screen, each once, in order. */
export function filesOf({ chunks }: Pick<Manifest, 'chunks'>, chunk: string): ChunkFiles {
  const parts = [chunks.main, chunks[chunk]].filter((part) => part !== undefined);
  const all = (kind: keyof ChunkFiles) => [...new Set(parts.flatMap((part) => part[kind]))];
  return { js: all('js'), css: all('css') };
}
