/** What a file exports, and who takes it by name: read from the syntax, as its imports are. */
import ts from 'typescript';
import type { CodeFile } from './codeFiles';
import { makeFinder } from './imports';

export interface UnusedExport {
  file: string;
  name: string;
  /** It is a type that another export leads to, whose users have it without asking for it. */
  isSaid: boolean;
}

/** What is exported where no name is given, and what takes every name. */
const DEFAULT = 'default';
const EVERY = '*';

/** What only the compiler reads, which must refuse it: exported, or it would be refused as unused. */
const FOR_THE_COMPILER = /^__tests__\/fixtures\/(?:sides|answers)\//;

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isDefault = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

function namesBound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesBound(element.name)));
}

/** @returns the names that a statement declares: one for most, several for `const { a, b } = …` */
function namesDeclared(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => namesBound(name));
  const name = ts.getNameOfDeclaration(node as ts.DeclarationStatement);
  return name && ts.isIdentifier(name) ? [name.text] : [];
}

/** @returns what a statement exports by name; what it hands on whole is its own file's */
function namesExported(node: ts.Statement): string[] {
  if (ts.isExportAssignment(node)) return node.isExportEquals ? [] : [DEFAULT];
  if (ts.isExportDeclaration(node)) {
    const clause = node.exportClause;
    return clause && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name.text) : [];
  }
  if (!isExported(node)) return [];
  return isDefault(node) ? [DEFAULT] : namesDeclared(node);
}

/** @returns the names that `const { a, b } = …` or `({ a, b }) => …` takes; every name for whatever else */
function namesTaken(name: ts.BindingName | undefined): string[] {
  if (!name || !ts.isObjectBindingPattern(name)) return [EVERY];
  return name.elements.flatMap(({ dotDotDotToken: rest, propertyName, name: own }) => {
    const taken = propertyName ?? own;
    return !rest && ts.isIdentifier(taken) ? [taken.text] : [EVERY];
  });
}

/** @returns the names that code takes from a whole module: `import(…)`, awaited or not, or `require(…)` */
function namesOfWhole(whole: ts.Expression): string[] {
  const { parent } = whole;
  if (ts.isAwaitExpression(parent) || ts.isParenthesizedExpression(parent)) return namesOfWhole(parent);
  if (ts.isVariableDeclaration(parent)) return namesTaken(parent.name);
  if (!ts.isPropertyAccessExpression(parent)) return [EVERY];
  if (parent.name.text !== 'then') return [parent.name.text];
  const [then] = ts.isCallExpression(parent.parent) ? parent.parent.arguments : [];
  return then && ts.isArrowFunction(then) ? namesTaken(then.parameters[0]?.name) : [EVERY];
}

/** @returns the names that a file takes by `import * as space` */
function namesOfSpace(space: ts.Identifier): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === space.text && node !== space) {
      const { parent } = node;
      if (ts.isPropertyAccessExpression(parent) && parent.expression === node) names.push(parent.name.text);
      else if (ts.isQualifiedName(parent) && parent.left === node) names.push(parent.right.text);
      else if (!ts.isPropertyAccessExpression(parent) && !ts.isPropertyAssignment(parent)) names.push(EVERY);
    }
    ts.forEachChild(node, visit);
  };
  visit(space.getSourceFile());
  return names;
}

function namesImported({ importClause: clause }: ts.ImportDeclaration): string[] {
  const bindings = clause?.namedBindings;
  const named =
    bindings && ts.isNamedImports(bindings)
      ? bindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text)
      : bindings && namesOfSpace(bindings.name);
  return [...(clause?.name ? [DEFAULT] : []), ...(named ?? [])];
}

function nameOfType({ qualifier }: ts.ImportTypeNode): string {
  let first = qualifier;
  while (first && ts.isQualifiedName(first)) first = first.left;
  return first?.text ?? EVERY;
}

/** @returns what the place that holds a module's path takes of that module */
function namesAt(specifier: ts.StringLiteralLike): string[] {
  const { parent } = specifier;
  if (ts.isImportDeclaration(parent)) return namesImported(parent);
  if (ts.isExportDeclaration(parent)) {
    const clause = parent.exportClause;
    if (!clause || !ts.isNamedExports(clause)) return [EVERY];
    return clause.elements.map(({ propertyName, name }) => (propertyName ?? name).text);
  }
  if (ts.isLiteralTypeNode(parent) && ts.isImportTypeNode(parent.parent)) return [nameOfType(parent.parent)];
  // `import(…)`, `require(…)`, `createRequire(…)(…)`; whoever only names a file may do anything with it.
  return ts.isCallExpression(parent) ? namesOfWhole(parent) : [EVERY];
}

interface Read {
  file: string;
  exported: string[];
  taken: { from: string; names: string[] }[];
  said: Set<string>;
}

/** @returns what a declaration mentions where its type shows: not where a function with a type of its own works */
function mentionsOf(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return [node.text];
  const isClosed = ts.isFunctionLike(node) && !!node.type;
  const inside: string[] = [];
  ts.forEachChild(node, (child) => {
    if (!isClosed || !ts.isBlock(child)) inside.push(...mentionsOf(child));
  });
  return inside;
}

/** @returns the types that what a file exports leads to, by way of what it does not export */
function typesSaid({ statements }: ts.SourceFile): Set<string> {
  const types = statements.filter(
    (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node),
  );
  const open = statements.filter((node) => namesExported(node).length > 0);
  const mentioned = new Set<string>();
  const seen = new Set(open);
  for (const node of open) {
    const own = namesDeclared(node);
    for (const name of mentionsOf(node)) if (!own.includes(name)) mentioned.add(name);
    for (const next of statements) {
      if (seen.has(next) || !namesDeclared(next).some((name) => mentioned.has(name))) continue;
      seen.add(next);
      open.push(next);
    }
  }
  return new Set(types.flatMap(namesDeclared).filter((name) => mentioned.has(name)));
}

function read({ file, text }: CodeFile, find: ReturnType<typeof makeFinder>): Read {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const taken: Read['taken'] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      // Settings and commands name files from the project's folder.
      const from = find(file, node.text) ?? find('', `./${node.text.replace('<rootDir>/', '')}`);
      if (from !== undefined && from !== file) taken.push({ from, names: namesAt(node) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { file, exported: source.statements.flatMap(namesExported), taken, said: typesSaid(source) };
}

/**
 * @param files code that exports and takes
 * @param settings files beside it, such as a linter's, that only take
 * @returns what no other file takes by its name, once each
 */
export function unusedExports(files: readonly CodeFile[], settings: readonly CodeFile[] = []): UnusedExport[] {
  const find = makeFinder(files);
  const all = files.map((file) => read(file, find));
  const taken = new Map<string, Set<string>>();
  for (const { from, names } of [...all, ...settings.map((file) => read(file, find))].flatMap((one) => one.taken)) {
    taken.set(from, new Set([...(taken.get(from) ?? []), ...names]));
  }
  return all
    .filter(({ file }) => !FOR_THE_COMPILER.test(file))
    .flatMap(({ file, exported, said }) => {
      const names = taken.get(file) ?? new Set<string>();
      return [...new Set(exported)]
        .filter((name) => !names.has(name) && !names.has(EVERY))
        .map((name) => ({ file, name, isSaid: said.has(name) }));
    });
}
