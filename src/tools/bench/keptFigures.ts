/**
 * What every part of the bench measured last, in docs/performance/figures.json: the page is drawn of it. A part that is
 * measured again replaces its own figures alone, so that a long run that breaks loses none of the others.
 */
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Figure } from './bench.types';

const figure = z.object({
  id: z.string(),
  title: z.string(),
  unit: z.string(),
  value: z.number(),
  control: z.number().optional(),
  ratio: z.number().optional(),
});
/** By the part's name. */
const kept = z.record(z.string(), z.object({ machine: z.string(), figures: z.array(figure) }));
export type KeptFigures = z.infer<typeof kept>;

/** @throws where the file holds something else */
export const readKept = (file: string): KeptFigures =>
  fs.existsSync(file) ? kept.parse(JSON.parse(fs.readFileSync(file, 'utf8'))) : {};

/** @returns all that is kept afterwards */
export function keepFigures(
  file: string,
  part: string,
  { machine, figures }: { machine: string; figures: readonly Figure[] },
): KeptFigures {
  const all: KeptFigures = { ...readKept(file), [part]: { machine, figures: [...figures] } };
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
  return all;
}
