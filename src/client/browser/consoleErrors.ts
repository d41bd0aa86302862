/**
 * The newest errors of this page, for a shopper who has a problem: what broke, and what was told to the console. Hears
 * and hands on: nothing is kept from the browser's own console.
 */
import type { ConsoleError } from '../lib/loggedActions';

const MOST = 50;
/** Characters. */
const LONGEST = 500;

const heard: ConsoleError[] = [];

const textOf = (value: unknown): string => {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return typeof value === 'object' && value !== null ? Object.prototype.toString.call(value) : String(value);
};

function note(...said: unknown[]): void {
  heard.push({ at: Date.now(), text: said.map(textOf).join(' ').slice(0, LONGEST) });
  if (heard.length > MOST) heard.shift();
}

/** Once, before anything else of the page has a chance to fail. */
export function hearConsoleErrors(window: Window & typeof globalThis): void {
  const { console } = window;
  const say = console.error;
  console.error = (...said: unknown[]) => {
    note(...said);
    say.apply(console, said);
  };
  window.addEventListener('error', ({ error, message }) => note(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason));
}

/** Something that went wrong and that no shopper is told: at the console's quietest level, and among what was heard. */
export function noteInConsole(text: string): void {
  note(text);
  console.debug(text);
}

/** Oldest first. */
export const consoleErrors = (): readonly ConsoleError[] => heard;
