/** What an action changed in the store's state. */
import microdiff from 'microdiff';
import { isObject } from '../contract/rules/isObject';

export interface Change {
  kind: 'added' | 'changed' | 'removed';
  /** From the slice down. */
  path: string;
  before?: unknown;
  after?: unknown;
}

type Fields = Record<string, unknown>;

/**
 * Two neighbours share most of what they hold, whole catalogues among it: what is the very same in both is left out
 * before anybody looks closer.
 */
function apart(a: unknown, b: unknown): [unknown, unknown] {
  if (!isObject(a) || !isObject(b)) return [a, b];
  const [left, right]: [Fields, Fields] = [{}, {}];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (a[key] === b[key] && key in a === key in b) continue;
    const [mine, theirs] = key in a && key in b ? apart(a[key], b[key]) : [a[key], b[key]];
    if (key in a) left[key] = mine;
    if (key in b) right[key] = theirs;
  }
  return [left, right];
}

const kinds = { CREATE: 'added', REMOVE: 'removed', CHANGE: 'changed' } as const;

export function changesBetween(before: unknown, after: unknown): Change[] {
  const [a, b] = apart(before, after);
  if (!isObject(a) || !isObject(b)) return [];
  return microdiff(a, b, { cyclesFix: false }).map((found) => ({
    kind: kinds[found.type],
    path: found.path.join(' › '),
    ...('oldValue' in found && { before: found.oldValue as unknown }),
    ...('value' in found && { after: found.value as unknown }),
  }));
}
