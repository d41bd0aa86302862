/**
 * The payload's shape of each action, read from the types that slices, events and endpoints declare, so that the replay
 * (src/replay/actionShape) can name a step of another shape. No list is kept by hand: every action creator that a file
 * of the store exports, in a slice or alone, and every endpoint of the API counts. `node -r esbuild-register
 * src/tools/build/actionShapes.ts` prints it as JSON. The compiler takes seconds, so the build runs this in a process
 * of its own.
 */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ActionShapes } from '../../replay/actionShape';

const root = path.join(__dirname, '../../..');
const folders = ['src/client/store', 'src/client/api'];

const sources = (): string[] =>
  folders.flatMap((folder) => {
    const files = fs.readdirSync(path.join(root, folder)).filter((name) => /\.tsx?$/.test(name));
    return files.map((name) => path.join(root, folder, name));
  });

/** A type, as a row: a set of kinds, with the rows of what it holds. */
interface Row {
  any: boolean;
  is: Set<string>;
  items: number[];
  forms: { fields: Record<string, number>; values?: number }[];
}

/** Types become rows of a table, so that a type of several payloads, such as a product, is written once. */
function makeTable(checker: ts.TypeChecker): {
  indexOf: (type: ts.Type) => number;
  rows: () => ActionShapes['shapes'];
} {
  const rows: Row[] = [];
  const known = new Map<ts.Type, number>();
  const { TypeFlags } = ts;
  /** A type in the form of src/replay/shape. */
  const simple: [number, string][] = [
    [TypeFlags.StringLike, 'a text'],
    [TypeFlags.NumberLike, 'a number'],
    [TypeFlags.BooleanLike, 'true or false'],
    [TypeFlags.Null, 'null'],
    [TypeFlags.Undefined | TypeFlags.Void, 'missing'],
  ];
  const isAnything = (type: ts.Type): boolean =>
    (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter | TypeFlags.NonPrimitive)) !== 0 ||
    type.getCallSignatures().length > 0;

  /** @param row the row of the table that it adds to */
  function add(type: ts.Type, row: Row): void {
    if (type.isUnion()) return type.types.forEach((one) => add(one, row));
    const kind = simple.find(([flag]) => type.flags & flag)?.[1];
    if (kind) row.is.add(kind);
    else if (isAnything(type)) row.any = true;
    else if (checker.isArrayType(type) || checker.isTupleType(type)) {
      row.is.add('a list');
      const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
      if (item) row.items.push(indexOf(item));
    } else if (!(type.flags & TypeFlags.Never)) {
      row.is.add('an object');
      const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
      const fields = checker
        .getPropertiesOfType(type)
        .map((field): [string, number] => [field.name, indexOf(checker.getTypeOfSymbol(field))]);
      row.forms.push({ fields: Object.fromEntries(fields), ...(values && { values: indexOf(values) }) });
    }
  }

  function indexOf(type: ts.Type): number {
    const before = known.get(type);
    if (before !== undefined) return before;
    const index = rows.length;
    known.set(type, index);
    const row: Row = { any: false, is: new Set(), items: [], forms: [] };
    rows.push(row);
    add(type, row);
    return index;
  }

  return { indexOf, rows: () => rows.map(({ any, is, items, forms }) => (any ? null : { is: [...is], items, forms })) };
}

/**
 * @returns the type of an action → a row of the
 *   table, whose numbers are such rows too; null: anything goes
 */
function actionShapes(): ActionShapes {
  const config = path.join(root, 'src/client/tsconfig.json');
  const { options } = ts.getParsedCommandLineOfConfigFile(
    config,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
      },
    },
  ) ?? { options: {} };
  const files = sources();
  const program = ts.createProgram(files, { ...options, composite: false, noEmit: true });
  const checker = program.getTypeChecker();
  const table = makeTable(checker);
  const payloads: ActionShapes['payloads'] = {};

  const typeOf = (type: ts.Type, name: string): ts.Type | undefined => {
    const property = checker.getPropertyOfType(type, name);
    return property && checker.getTypeOfSymbol(property);
  };
  const fieldsOf = (type: ts.Type): [string, ts.Type][] =>
    checker.getPropertiesOfType(type).map((field) => [field.name, checker.getTypeOfSymbol(field)]);

  /** `createAction<Payload>('page/crashed')` has the type of its payload alone; its name stands in the text. */
  const writtenName = (symbol?: ts.Symbol): string | undefined => {
    const declaration = symbol?.valueDeclaration;
    const call = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    const first = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
    return first && ts.isStringLiteral(first) ? first.text : undefined;
  };

  /** Adds an action creator's payload; leaves out other functions, and actions without a payload. */
  function addCreator(type: ts.Type, symbol?: ts.Symbol): void {
    const made = type.getCallSignatures()[0]?.getReturnType();
    const name = made && typeOf(made, 'type');
    const payload = made && typeOf(made, 'payload');
    if (!name || !payload || payload.flags & ts.TypeFlags.Undefined) return;
    const known = name.isStringLiteral() ? name.value : writtenName(symbol);
    if (known !== undefined) payloads[known] = table.indexOf(payload);
  }

  function addEndpoint(name: string, type: ts.Type): void {
    const result = typeOf(checker.getNonNullableType(typeOf(type, 'Types') ?? type), 'ResultType');
    if (result && !(result.flags & ts.TypeFlags.Void)) payloads[`api/${name}/fulfilled`] = table.indexOf(result);
  }

  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) continue;
    for (const exported of checker.getExportsOfModule(module)) {
      if (!(exported.flags & ts.SymbolFlags.Value)) continue;
      const type = checker.getTypeOfSymbolAtLocation(exported, source);
      addCreator(type, exported);
      const [actions, endpoints] = [typeOf(type, 'actions'), typeOf(type, 'endpoints')];
      if (actions) for (const [, creator] of fieldsOf(actions)) addCreator(creator);
      if (endpoints) for (const [name, endpoint] of fieldsOf(endpoints)) addEndpoint(name, endpoint);
    }
  }
  return { payloads, shapes: table.rows() };
}

process.stdout.write(JSON.stringify(actionShapes()));
