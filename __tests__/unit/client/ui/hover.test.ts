/** A finger does not hover: what a touch would leave hovered is styled only where something can hover. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../../../../src');
const sheets = ['client', 'replay'].flatMap((folder) =>
  readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(folder, name)),
);

/** What takes a hover's movement away is right everywhere. */
const ASKS = /^@media \((hover: hover|prefers-reduced-motion: reduce)\)/;

/** Its lines about a hover that no media query around them asks for. */
function unasked(sheet: string): string[] {
  const around: string[] = [];
  return sheet
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => {
      if (line.endsWith('{')) around.push(line);
      const isUnasked = line.includes(':hover') && !around.some((rule) => ASKS.test(rule));
      if (line.startsWith('}')) around.pop();
      return isUnasked;
    });
}

describe('style sheet', () => {
  it.each(sheets)('%s asks before it answers a hover', (name) => {
    expect(unasked(readFileSync(path.join(src, name), 'utf8'))).toEqual([]);
  });

  it('that does not ask is found out', () => {
    expect(unasked('@media (hover: hover) {\n  a:hover {\n  }\n}\na:hover {\n}')).toEqual(['a:hover {']);
  });
});
