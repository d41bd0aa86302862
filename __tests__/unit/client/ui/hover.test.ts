/** A finger does not hover: what a touch would leave hovered is styled only where something can hover. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../../../src');
const sheets = ['client', 'replay'].flatMap((folder) =>
  readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

describe('style sheet', () => {
  it.each(sheets)('%s asks before it answers a hover', (name) => {
    const lines = readFileSync(path.join(src, name), 'utf8').split('\n');
    const hovering = lines.filter((line) => line.includes(':hover'));
    // What takes a hover's movement away is right everywhere.
    expect(
      hovering.filter((line) => !/^\s*@media \((hover: hover|prefers-reduced-motion: reduce)\)/.test(line)),
    ).toEqual([]);
  });
});
