/**
 * Whatever the code and the documents refer to is there: documents, their sections by number and by name, decisions.
 */
import { flowing, makeResolver, type Resolved } from '../../../src/tools/house/references';
import { filesAtTop, filesBelow, readText, root } from '../../support/lib/documents';

const places = ['src', '__tests__', 'docs', '.ci', '.github'];
const atTop = filesAtTop().filter((name) => /\.(?:md|js|mjs|ts)$/.test(name));
const isRead = (name: string): boolean => /\.(?:tsx?|m?js|css|md|ya?ml|sh)$/.test(name) || name.startsWith('.ci/');

const texts = [...places.flatMap(filesBelow), ...atTop].filter(isRead).map((file) => ({ file, text: readText(file) }));
const resolve = makeResolver(root);
const references = texts.flatMap(({ file, text }) => resolve(text).map((one) => ({ file, ...one })));
const lost = (kind: Resolved['kind']): string[] =>
  references.filter((one) => one.kind === kind && !one.leads).map(({ file, what }) => `${file}: ${what}`);

describe('What the code and the documents refer to', () => {
  it('is a document that is there', () => {
    expect(lost('document')).toEqual([]);
  });

  it('is a heading of that document', () => {
    expect(lost('section')).toEqual([]);
  });

  it('is a decision that was taken', () => {
    expect(lost('decision')).toEqual([]);
  });

  it('is no paper that the project does not have', () => {
    const old = /(?<![\w/])(?:SPEC|CONTRACT|DECISIONS|STYLE|LOOK|TERMS|STACK)\.md|\breadings\.md/;
    const left = texts.filter(({ text }) => old.test(flowing(text)));
    expect(left.map(({ file }) => file)).toEqual([]);
  });
});
