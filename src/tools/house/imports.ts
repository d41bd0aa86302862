/** Which file of the project imports which, and how: read from the syntax, so that no type has to be known. */
import path from 'node:path';
import ts from 'typescript';
import type { CodeFile } from './codeFiles';

/** `type`: gone once compiled. `lazy`: loaded when it is wanted, so it may lead back. */
export type ImportKind = 'value' | 'type' | 'lazy';

export interface Import {
  from: string;
  to: string;
  kind: ImportKind;
}

/** Calls that take another module by its path, and when they load it. */
const LOADERS: Readonly<Record<string, ImportKind>> = {
  require: 'value',
  'require.resolve': 'value',
  'jest.requireActual': 'value',
  'jest.mock': 'value',
};

interface Mention {
  specifier: string;
  kind: ImportKind;
}

const kindOf = (isTypeOnly: boolean): ImportKind => (isTypeOnly ? 'type' : 'value');

function isTypeImport({ importClause: clause }: ts.ImportDeclaration): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return !clause.name && !!names && ts.isNamedImports(names) && names.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function mentionOf(node: ts.Node, source: ts.SourceFile): Mention | null {
  const mention = (where: ts.Node | undefined, kind: ImportKind): Mention | null =>
    where && ts.isStringLiteralLike(where) ? { specifier: where.text, kind } : null;
  if (ts.isImportDeclaration(node)) return mention(node.moduleSpecifier, kindOf(isTypeImport(node)));
  if (ts.isExportDeclaration(node)) return mention(node.moduleSpecifier, kindOf(node.isTypeOnly));
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? mention(node.argument.literal, 'type') : null;
  }
  if (!ts.isCallExpression(node)) return null;
  if (node.expression.kind === ts.SyntaxKind.ImportKeyword) return mention(node.arguments[0], 'lazy');
  const kind = LOADERS[node.expression.getText(source)];
  return kind ? mention(node.arguments[0], kind) : null;
}

/** @returns what a text imports, in its order; a call counts wherever it stands */
function mentionsIn(file: string, text: string): Mention[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const mentions: Mention[] = [];
  const visit = (node: ts.Node): void => {
    const mention = mentionOf(node, source);
    if (mention) mentions.push(mention);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mentions;
}

const ENDS = ['', '.ts', '.tsx', '.js', '.mjs', '.d.ts', '/index.ts', '/index.js'];

/** @returns what finds the file of `files` that a relative path leads to from another */
export function makeFinder(files: readonly CodeFile[]): (from: string, specifier: string) => string | undefined {
  const known = new Set(files.map(({ file }) => file));
  return (from, specifier) => {
    if (!specifier.startsWith('.')) return undefined;
    const place = path.posix.join(path.posix.dirname(from), specifier);
    return ENDS.map((end) => place + end).find((name) => known.has(name));
  };
}

/**
 * @returns each import of a file of `files` by another of them; once for each pair, as the strongest of its kinds, a
 *   value before a type before what is loaded lazily
 */
export function importsAmong(files: readonly CodeFile[]): Import[] {
  const find = makeFinder(files);
  const strength: readonly ImportKind[] = ['lazy', 'type', 'value'];
  return files.flatMap(({ file, text }) => {
    const kinds = new Map<string, ImportKind>();
    for (const { specifier, kind } of mentionsIn(file, text)) {
      const to = find(file, specifier);
      if (to === undefined) continue;
      const before = kinds.get(to);
      if (!before || strength.indexOf(before) < strength.indexOf(kind)) kinds.set(to, kind);
    }
    return [...kinds].map(([to, kind]) => ({ from: file, to, kind }));
  });
}
