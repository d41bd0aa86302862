/**
 * Whether a state is of the shape that this shop's reducers and screens know. A file may come from another version,
 * or have been changed on its way: what does not fit is named, and what fits is shown.
 */
import { isObject } from '../contract/rules/isObject';

type Fields = Record<string, unknown>;

const names = { object: 'an object', string: 'a text', number: 'a number', boolean: 'true or false' } as const;

/** In words: `a text`, `null`, `missing`. */
export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : (names[typeof value as keyof typeof names] ?? typeof value);
}

const isContainer = (value: unknown): boolean => typeof value === 'object' && value !== null;

const complaint = (path: string, found: unknown, known: unknown): string =>
  `“${path}” is ${kindOf(found)} and not ${kindOf(known)}`;

interface Mended {
  state: Fields;
  /** What had to be replaced, one clause each. */
  odd: string[];
}

/**
 * Lets a slice, and a list or an object right inside one, begin as in an empty shop where the file has something
 * else. A slice that the file leaves out begins so by itself, as in Redux; deeper down a misfit shows itself at the
 * step that meets it.
 */
export function mendStart(found: Fields, known: Fields): Mended {
  const odd: string[] = [];
  const mend = (value: unknown, sample: unknown, path: string): unknown => {
    if (kindOf(value) === kindOf(sample)) return value;
    odd.push(complaint(path, value, sample));
    return sample;
  };
  const state: Fields = {};
  for (const [name, sample] of Object.entries(known)) {
    if (found[name] === undefined) continue;
    const slice = mend(found[name], sample, name);
    const inner = isObject(slice) && isObject(sample) ? Object.entries(sample) : [];
    const whole: Fields = isObject(slice) ? { ...slice } : {};
    for (const [key, part] of inner) if (isContainer(part)) whole[key] = mend(whole[key], part, `${name} › ${key}`);
    state[name] = isObject(slice) ? whole : slice;
  }
  return { state, odd };
}

/** What a step has made of a slice that is no slice any more; null: nothing. */
export function oddSlice(after: Fields, before: Fields, known: Fields): string | null {
  for (const [name, sample] of Object.entries(known)) {
    const isOdd = after[name] !== before[name] && kindOf(after[name]) !== kindOf(sample);
    if (isOdd) return complaint(name, after[name], sample);
  }
  return null;
}
