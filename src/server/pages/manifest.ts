/** What the client build left for the server: which files a screen needs (webpack.config.js, ManifestPlugin). */
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface ChunkFiles {
  js: string[];
  css: string[];
}

export interface Manifest {
  chunks: Record<string, ChunkFiles>;
  preloadFonts: string[];
}

/** @throws when the shop was not built */
export function readManifest(distFolder: string): Manifest {
  const file = path.join(distFolder, 'manifest.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch {
    throw new Error(`There is no ${file}. Build the shop first: npm run build`);
  }
}

/** The scripts and styles of the frame and one screen, each once, in order. */
export function filesOf({ chunks }: Manifest, chunk: string): ChunkFiles {
  const parts = [chunks.main, chunks[chunk]].filter((part) => part !== undefined);
  const all = (kind: keyof ChunkFiles) => [...new Set(parts.flatMap((part) => part[kind]))];
  return { js: all('js'), css: all('css') };
}
