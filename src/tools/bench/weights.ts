/**
 * The weight of each screen's first view: scripts and styles in brotli's highest quality. The same on every machine.
 */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { BenchPart, Figure } from './bench.types';
import { sum } from './numbers';

const dist = path.join(__dirname, '../../../dist');

/** Of a chunk of the build, in bytes. */
function sizeOf(file: string): number {
  const compressed = path.join(dist, 'client', `${file}.br`);
  return fs.existsSync(compressed)
    ? fs.statSync(compressed).size
    : brotliCompressSync(fs.readFileSync(path.join(dist, 'client', file))).length;
}

/** The files of a chunk and of what it needs. */
interface Chunk {
  js: string[];
  css: string[];
}

/** @returns KB */
const total = (files: readonly string[]): number => sum([...new Set(files)].map(sizeOf)) / 1000;

function measure(): Figure[] {
  const { chunks } = JSON.parse(fs.readFileSync(path.join(dist, 'manifest.json'), 'utf8')) as {
    chunks: Record<string, Chunk> & { main: Chunk };
  };
  return Object.entries(chunks)
    .filter(([name]) => name.startsWith('screen-'))
    .flatMap(([name, { js, css }]) => {
      const screen = name.slice('screen-'.length);
      return [
        {
          id: `weights.${screen}.js`,
          title: `${screen}: scripts before the first interaction`,
          unit: 'KB',
          value: total([...chunks.main.js, ...js]),
        },
        {
          id: `weights.${screen}.css`,
          title: `${screen}: styles`,
          unit: 'KB',
          value: total([...chunks.main.css, ...css]),
        },
      ];
    });
}

export const weights: BenchPart = { name: 'weights', title: 'What a first visit weighs', measure };
