/** Figures as the parts of `npm run bench` give them. */
import type { Figure } from '../../../src/tools/bench/bench.types';

export const figure = (id: string, value: number, more: Partial<Figure> = {}): Figure => ({ id, title: id, unit: '', value, ...more });
