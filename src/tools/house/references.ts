/**
 * What code and documents refer to: documents, their sections by number and by name, and decisions. Comments break
 * where lines end, so every text is read as one line.
 */
import { isThere, readText } from './codeFiles';
import { decisionsOf } from './decisions';

/** @returns a text on one line, without what begins the lines of its comments */
export const flowing = (text: string): string =>
  text
    .split('\n')
    .map((line, at) => (at === 0 ? line.trimEnd() : line.trim().replace(/^(?:\*(?!\/)|\/\/|#(?!#))\s*/, '')))
    .filter((line) => line !== '')
    .join(' ');

/** `22 to 25, 41 and 60a` as each of them. */
function spread(list: string): string[] {
  const parts = list.split(/,? and |, | or /);
  return parts.flatMap((part) => {
    const [first = '', last] = part.split(/ to |[–-]/);
    if (last === undefined) return [first];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at));
  });
}

const listOf = (one: string): string => `${one}(?:(?:,? and |, | or | to |[–-])${one})*`;
const name = "(?:'[^']+'|[A-Z][a-z]+(?: (?!and |or )[a-z]+)*)";
const mention = /(?<![\w/.-])docs\/[\w/-]+\.md/g;
const section = new RegExp(
  `^(?:,?;?(?: and)?) sections? (${listOf('\\d+')})(?:, (${name}(?:(?:, | and )${name})*)(?=[).;:,]| \\())?`,
);
/** `docs/look.md, 'Type'` */
const quoted = /^, '([^']+)'/;
const decision = new RegExp(`\\b[Dd]ecisions? (${listOf('\\d+[a-z]?\\b')})`, 'g');

export interface Reference {
  document: string;
  /** Numbers, and names without their quotes. */
  headings: string[];
}

/** @param text as `flowing` gives it */
export function referencesIn(text: string): Reference[] {
  return [...text.matchAll(mention)].map(({ 0: document, index }) => {
    let rest = text.slice(index + document.length);
    const headings = quoted.exec(rest)?.slice(1) ?? [];
    for (let found = section.exec(rest); found; found = section.exec(rest)) {
      const [whole, numbers = '', names] = found;
      const named = names?.split(/, | and (?=['A-Z])/) ?? [];
      headings.push(...spread(numbers), ...named.map((one) => one.replace(/'/g, '')));
      rest = rest.slice(whole.length);
    }
    return { document, headings };
  });
}

/** @returns the numbers of the decisions that a text names, `60a` among them */
export const decisionsIn = (text: string): string[] =>
  [...text.matchAll(decision)].flatMap(([, list = '']) => spread(list));

/** `5` is '5. Placing an order', `Who may ask` whatever begins so. */
const isHeading = (wanted: string, headings: readonly string[]): boolean =>
  headings.some((heading) =>
    /^\d+$/.test(wanted)
      ? heading === wanted || heading.startsWith(`${wanted}. `)
      : new RegExp(`^(?:\\d+\\. )?${wanted}\\b`, 'i').test(heading),
  );

export interface Resolved {
  kind: 'document' | 'section' | 'decision';
  /** `docs/look.md`, `docs/look.md, 2` or `decision 13`. */
  what: string;
  leads: boolean;
}

/** @returns what tells of each reference of a text whether it leads to something that is there */
export function makeResolver(root: string): (text: string) => Resolved[] {
  const taken = new Set(decisionsOf(root).flatMap(({ number, later }) => [number, ...later]));
  const known = new Map<string, readonly string[] | null>();
  const headingsOf = (document: string): readonly string[] | null => {
    const before = known.get(document);
    if (before !== undefined) return before;
    const headings = isThere(root, document)
      ? [...readText(root, document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
      : null;
    known.set(document, headings);
    return headings;
  };
  return (text) => {
    const line = flowing(text);
    const papers = referencesIn(line).flatMap(({ document, headings }): Resolved[] => {
      const there = headingsOf(document);
      return [
        { kind: 'document', what: document, leads: there !== null },
        ...headings.map((heading): Resolved => {
          return { kind: 'section', what: `${document}, ${heading}`, leads: !!there && isHeading(heading, there) };
        }),
      ];
    });
    const decided = decisionsIn(line).map((number): Resolved => {
      return { kind: 'decision', what: `decision ${number}`, leads: taken.has(number) };
    });
    return [...papers, ...decided];
  };
}
