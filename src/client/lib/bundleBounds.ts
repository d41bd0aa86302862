/**
 * How large a saved visit may be. An action log holds 2,000 steps and 20,000 rows of answers (store/boundedActionLog),
 * so no file of the shop's own comes near; what passes a bound is refused in a sentence before anything is made of it.
 */
const MB = 1_000_000;

/** Of the file, in bytes. */
const MOST_BYTES = 64 * MB;
const MOST_STEPS = 20_000;
/** Failed calls and console errors together. */
const MOST_TROUBLES = 20_000;
/** Of one text, in characters; the sentence says it in words. */
const MOST_CHARACTERS = MB;
/** Lists and objects within each other. */
const MOST_LEVELS = 100;

const inWords = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const megabytes = (bytes: number): string => `${inWords.format(Math.ceil(bytes / MB))} MB`;

/** @returns a sentence; null: it may be read */
export function faultOfSize(bytes: number): string | null {
  if (bytes <= MOST_BYTES) return null;
  const most = megabytes(MOST_BYTES);
  return `This file is too large for a saved visit: it has ${megabytes(bytes)}, and ${most} is the most.`;
}

/** Looks no deeper than it must, so that what is nested too deep cannot overflow it. */
function excessOf(value: unknown, level = 0): string | null {
  if (typeof value === 'string') {
    return value.length > MOST_CHARACTERS ? 'a text of more than a million characters' : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (level >= MOST_LEVELS) return `lists or objects nested more than ${MOST_LEVELS} deep`;
  for (const [name, inner] of Object.entries(value)) {
    const excess = excessOf(name, level + 1) ?? excessOf(inner, level + 1);
    if (excess !== null) return excess;
  }
  return null;
}

interface Found {
  actions: readonly unknown[];
  state: unknown;
  /** What is in the file besides. */
  rest: Record<string, unknown>;
}

const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

/** @returns a sentence; null: nothing passes a bound */
export function faultOfContent({ actions, state, rest }: Found): string | null {
  if (actions.length > MOST_STEPS) {
    const [steps, most] = [actions.length, MOST_STEPS].map((number) => inWords.format(number));
    return `This file has ${steps} steps, and ${most} is the most that this page shows.`;
  }
  if (count(rest['failedCalls']) + count(rest['consoleErrors']) > MOST_TROUBLES) {
    const most = inWords.format(MOST_TROUBLES);
    return `This file has more than ${most} failed calls and console errors, which this page cannot show.`;
  }
  for (const [index, action] of actions.entries()) {
    const excess = excessOf(action);
    if (excess !== null) return `Step ${index + 1} in this file holds ${excess}, which this page cannot show.`;
  }
  const inState = excessOf(state);
  if (inState !== null) return `The starting state in this file holds ${inState}, which this page cannot show.`;
  const inRest = excessOf(rest);
  return inRest === null ? null : `This file holds ${inRest}, which this page cannot show.`;
}
