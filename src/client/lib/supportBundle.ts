/**
 * What a shopper with a problem saves and support opens (docs/support.md): one JSON file. `payload` and
 * `preloadedState` are what Redux DevTools' own import reads; it ignores the rest.
 */
import { clamp } from '../../contract/rules/clamp';
import type { Release } from '../../contract/release';
import { isObject } from '../../contract/rules/isObject';
import { faultOfContent, faultOfSize } from './bundleBounds';
import { entries, fromJson, text } from './decode';
import type { Loose } from './decode';
import type { ConsoleError } from './loggedActions';

/** The shape of `visit`; a later one gets the next number. */
export const BUNDLE_FORMAT = 1;

export interface FailedCall {
  /** Epoch milliseconds. */
  at: number;
  endpoint: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  code: string;
  message: string;
}

/** A file from before a release had a name says its build alone. */
export interface VisitFacts extends Release {
  format: typeof BUNDLE_FORMAT;
  /** ISO times. */
  savedAt: string;
  startedAt: string;
  timeZone: string;
  language: string;
  /** The browser's own words about itself. */
  browser: string;
  /** CSS pixels. */
  viewport: { width: number; height: number; pixelRatio: number };
  reducedMotion: boolean;
  touch: boolean;
}

export interface SupportBundle {
  /** JSON array of actions. One that is none is the replay's to name, so that the others can be looked at. */
  payload: string;
  /** JSON of the state before the first of them. */
  preloadedState: string;
  visit: VisitFacts;
  /** Milliseconds since `visit.startedAt`, one for each action. */
  times: number[];
  /**
   * CSS pixels that the page was scrolled at last while a step was the newest: one for the beginning and one for each
   * action. Nothing where that is not known.
   */
  scrolls: number[];
  failedCalls: FailedCall[];
  consoleErrors: ConsoleError[];
}

type Parsed = { bundle: SupportBundle } | { fault: string };

const number = (value: unknown, otherwise = 0): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
/** No list among them, unlike `rows`. */
const objects = (value: unknown): Loose[] => entries(value).filter(isObject);

/** CSS pixels. Larger than any screen, and small enough to be drawn. */
const LARGEST_WINDOW = 10_000;

const START = '1970-01-01T00:00:00.000Z';
const time = (value: unknown, otherwise: string): string =>
  Number.isNaN(Date.parse(text(value))) ? otherwise : text(value);

/**
 * An export of Redux DevTools says nothing of the visit: an ordinary window, and a moment that stands for the start.
 */
function toFacts(value: unknown): VisitFacts {
  const found = isObject(value) ? value : {};
  const viewport = isObject(found.viewport) ? found.viewport : {};
  const startedAt = time(found.startedAt, START);
  return {
    format: BUNDLE_FORMAT,
    version: text(found.version),
    commit: text(found.commit),
    build: text(found.build),
    savedAt: time(found.savedAt, startedAt),
    startedAt,
    timeZone: text(found.timeZone),
    language: text(found.language),
    browser: text(found.browser),
    viewport: {
      width: clamp(1, number(viewport.width, 1280), LARGEST_WINDOW),
      height: clamp(1, number(viewport.height, 800), LARGEST_WINDOW),
      pixelRatio: Math.max(0.1, number(viewport.pixelRatio, 1)),
    },
    reducedMotion: found.reducedMotion === true,
    touch: found.touch === true,
  };
}

const toFailedCall = ({ at, endpoint, status, code, message }: Loose): FailedCall => ({
  at: number(at),
  endpoint: text(endpoint),
  status: number(status),
  code: text(code),
  message: text(message),
});

/** What is wrong with a file that is no bundle, in one sentence; null: nothing. */
function faultOf(file: unknown, actions: unknown, state: unknown): string | null {
  if (!isObject(file)) return 'This file is not a saved visit: it holds no JSON object.';
  if (!('payload' in file) || !('preloadedState' in file))
    return 'This file is not a saved visit: it has no list of actions and no starting state.';
  if (!Array.isArray(actions)) return 'The list of actions in this file cannot be read.';
  if (!isObject(state)) return 'The starting state in this file cannot be read.';
  const format = isObject(file.visit) ? file.visit.format : BUNDLE_FORMAT;
  return format === BUNDLE_FORMAT
    ? null
    : 'This file was saved by another version of the shop, which this page cannot read.';
}

/** One too few or too many, and nobody knows which belongs to which step. */
function toScrolls(value: unknown, actions: number): number[] {
  if (!Array.isArray(value) || value.length !== actions + 1) return [];
  return value.map((top) => Math.max(0, number(top)));
}

/**
 * Reads a saved visit, or an export of Redux DevTools, which has `payload` and `preloadedState` alone. Never throws.
 */
export function parseBundle(file: string): Parsed {
  const tooLarge = faultOfSize(file.length);
  if (tooLarge !== null) return { fault: tooLarge };
  const found = fromJson(file.replace(/^\uFEFF/, ''));
  if (found === undefined)
    return { fault: 'This file is not a saved visit: it is no JSON, or only a part of it arrived.' };
  const { payload, preloadedState, ...rest } = isObject(found) ? found : {};
  const actions = fromJson(payload);
  const state = fromJson(preloadedState);
  const fault = faultOf(found, actions, state) ?? faultOfContent({ actions: actions as unknown[], state, rest });
  if (fault !== null) return { fault };
  const times = Array.isArray(rest.times) ? rest.times : [];
  let latest = 0;
  const bundle: SupportBundle = {
    payload: payload as string,
    preloadedState: preloadedState as string,
    visit: toFacts(rest.visit),
    // Without times, or with too few, an action is as late as the one before it.
    times: (actions as unknown[]).map((_, index) => (latest = Math.max(latest, number(times[index], latest)))),
    scrolls: toScrolls(rest.scrolls, (actions as unknown[]).length),
    failedCalls: objects(rest.failedCalls).map(toFailedCall),
    consoleErrors: objects(rest.consoleErrors).map(({ at, text: said }) => ({ at: number(at), text: text(said) })),
  };
  return { bundle };
}
