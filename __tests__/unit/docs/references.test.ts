/**
 * Whatever the code and the documents refer to is there: documents, their sections by number and by name, decisions.
 * Comments break where lines end, so every text is read as one line.
 */
import { decisions, filesAtTop, filesBelow, isThere, readText } from '../../support/documents';

const places = ['src', '__tests__', 'docs', '.ci', '.github'];
const atTop = filesAtTop().filter((name) => /\.(?:md|js|mjs|ts)$/.test(name));
const isRead = (name: string): boolean => /\.(?:tsx?|m?js|css|md|ya?ml|sh)$/.test(name) || name.startsWith('.ci/');

const flowing = (text: string): string => text.replace(/\s*\n\s*(?:\*(?!\/)|\/\/|#(?!#))?\s*/g, ' ');
const texts = [...places.flatMap(filesBelow), ...atTop]
  .filter(isRead)
  .map((file) => ({ file, text: flowing(readText(file)) }));

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

interface Reference {
  document: string;
  /** Numbers, and names without their quotes. */
  headings: string[];
}

function referencesIn(text: string): Reference[] {
  return [...text.matchAll(mention)].map(({ 0: document, index }) => {
    let rest = text.slice(index + document.length);
    const headings = quoted.exec(rest)?.slice(1) ?? [];
    for (let found = section.exec(rest); found; found = section.exec(rest)) {
      const [whole, numbers = '', names] = found;
      headings.push(...spread(numbers), ...(names?.split(/, | and (?=['A-Z])/) ?? []).map((one) => one.replace(/'/g, '')));
      rest = rest.slice(whole.length);
    }
    return { document, headings };
  });
}

const decisionsIn = (text: string): string[] =>
  [...text.matchAll(decision)].flatMap(([, list = '']) => spread(list));

const headingsOf = (document: string): string[] =>
  [...readText(document).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
/** `5` is '5. Placing an order', `Who may ask` whatever begins so. */
const isHeading = (wanted: string, headings: readonly string[]): boolean =>
  headings.some((heading) =>
    /^\d+$/.test(wanted)
      ? heading === wanted || heading.startsWith(`${wanted}. `)
      : new RegExp(`^(?:\\d+\\. )?${wanted}\\b`, 'i').test(heading),
  );

const references = texts.flatMap(({ file, text }) => referencesIn(text).map((one) => ({ file, ...one })));

describe('How references are read', () => {
  const at = ['docs', 'contract.md'].join('/');

  it.each([
    [`(${at} section 1, 'Who may ask')`, ['1', 'Who may ask']],
    [`(${at} sections 2, 5 and 8, Home page; decision 4)`, ['2', '5', '8', 'Home page']],
    [`${at} sections 2 to 4: all of it`, ['2', '3', '4']],
    [`(${at} section 2, Product detail and Cart): what`, ['2', 'Product detail', 'Cart']],
    [`(${at} section 2, Header; section 8, Logout)`, ['2', 'Header', '8', 'Logout']],
    [`(${at}, 'The rest')`, ['The rest']],
    [flowing(`/** as ${at}\n * section 5 has it */`), ['5']],
    [`${at} says more`, []],
  ])('%s', (text, headings) => {
    expect(referencesIn(text)).toEqual([{ document: at, headings }]);
  });

  it('finds decisions in lists and ranges', () => {
    const found = [...['41 to 43', '53a and 54', '2, 6'].map((list) => `decisions ${list}.`), flowing('decision\n  // 9a')];
    expect(decisionsIn(found.join(' '))).toEqual(['41', '42', '43', '53a', '54', '2', '6', '9a']);
  });
});

describe('What the code and the documents refer to', () => {
  it('is a document that is there', () => {
    const gone = references.filter(({ document }) => !isThere(document));
    expect(gone.map(({ file, document }) => `${file}: ${document}`)).toEqual([]);
  });

  it('is a heading of that document', () => {
    const documents = [...new Set(references.map(({ document }) => document))].filter(isThere);
    const known = new Map(documents.map((document) => [document, headingsOf(document)]));
    const wrong = references.flatMap(({ file, document, headings }) => {
      const there = known.get(document);
      return headings
        .filter((heading) => there && !isHeading(heading, there))
        .map((heading) => `${file}: ${document}, ${heading}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is a decision that was taken', () => {
    const taken = new Set(decisions().flatMap(({ number, later }) => [number, ...later]));
    const wrong = texts.flatMap(({ file, text }) =>
      decisionsIn(text)
        .filter((number) => !taken.has(number))
        .map((number) => `${file}: decision ${number}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is no paper that the project does not have', () => {
    const old = /(?<![\w/])(?:SPEC|CONTRACT|DECISIONS|STYLE|LOOK|TERMS|STACK)\.md|\breadings\.md/;
    const left = texts.filter(({ text }) => old.test(text));
    expect(left.map(({ file }) => file)).toEqual([]);
  });
});
