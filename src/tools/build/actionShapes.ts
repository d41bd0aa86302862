/**
 * The payload's shape of each action, read from the types that slices, events and endpoints declare, so that the replay
 * (src/replay/actionShape) can name a step of another shape. No list is kept by hand: every action creator that a file
 * of the store exports, in a slice or alone, and every endpoint of the API counts.
 * `node -r esbuild-register src/tools/build/actionShapes.ts` prints it as JSON. The compiler takes seconds, so the build runs this in a process
 * of its own.
 */
const fs = require('node:fs');
const path = require('node:path');

const root = path.join(__dirname, '../../..');
const folders = ['src/client/store', 'src/client/api'];

const sources = () =>
  folders.flatMap((folder) => {
    const files = fs.readdirSync(path.join(root, folder)).filter((name) => /\.tsx?$/.test(name));
    return files.map((name) => path.join(root, folder, name));
  });

/** Types become rows of a table, so that a type of several payloads, such as a product, is written once. */
function makeTable(ts, checker) {
  const rows = [];
  const known = new Map();
  const { TypeFlags } = ts;
  /** A type in the form of src/replay/shape. */
  const simple = [
    [TypeFlags.StringLike, 'a text'],
    [TypeFlags.NumberLike, 'a number'],
    [TypeFlags.BooleanLike, 'true or false'],
    [TypeFlags.Null, 'null'],
    [TypeFlags.Undefined | TypeFlags.Void, 'missing'],
  ];
  const isAnything = (type) =>
    (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter | TypeFlags.NonPrimitive)) !== 0 ||
    type.getCallSignatures().length > 0;

  /** @param row the row of the table that it adds to */
  function add(type, row) {
    if (type.isUnion()) return type.types.forEach((one) => add(one, row));
    const kind = simple.find(([flag]) => type.flags & flag)?.[1];
    if (kind) row.is.add(kind);
    else if (isAnything(type)) row.any = true;
    else if (checker.isArrayType(type) || checker.isTupleType(type)) {
      row.is.add('a list');
      row.items.push(indexOf(checker.getIndexTypeOfType(type, ts.IndexKind.Number)));
    } else if (!(type.flags & TypeFlags.Never)) {
      row.is.add('an object');
      const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
      const fields = checker
        .getPropertiesOfType(type)
        .map((field) => [field.name, indexOf(checker.getTypeOfSymbol(field))]);
      row.forms.push({ fields: Object.fromEntries(fields), ...(values && { values: indexOf(values) }) });
    }
  }

  function indexOf(type) {
    const before = known.get(type);
    if (before !== undefined) return before;
    const index = rows.length;
    known.set(type, index);
    const row = { any: false, is: new Set(), items: [], forms: [] };
    rows.push(row);
    add(type, row);
    return index;
  }

  return {
    indexOf,
    rows: () => rows.map(({ any, is, items, forms }) => (any ? null : { is: [...is], items, forms })),
  };
}

/**
 * @returns {{ payloads: Record<string, number>, shapes: (object | null)[] }} the type of an action → a row of the
 *   table, whose numbers are such rows too; null: anything goes
 */
function actionShapes() {
  const ts = require('typescript');
  const { options } = ts.getParsedCommandLineOfConfigFile(path.join(root, 'src/client/tsconfig.json'), {}, ts.sys);
  const files = sources();
  const program = ts.createProgram(files, { ...options, composite: false, noEmit: true });
  const checker = program.getTypeChecker();
  const table = makeTable(ts, checker);
  const payloads = {};

  const typeOf = (type, name) => {
    const property = checker.getPropertyOfType(type, name);
    return property && checker.getTypeOfSymbol(property);
  };
  const fieldsOf = (type) =>
    checker.getPropertiesOfType(type).map((field) => [field.name, checker.getTypeOfSymbol(field)]);

  /** `createAction<Payload>('page/crashed')` has the type of its payload alone; its name stands in the text. */
  const writtenName = (symbol) => {
    const [first] = symbol?.valueDeclaration?.initializer?.arguments ?? [];
    return first && ts.isStringLiteral(first) ? first.text : undefined;
  };

  /** Adds an action creator's payload; leaves out other functions, and actions without a payload. */
  function addCreator(type, symbol) {
    const made = type.getCallSignatures()[0]?.getReturnType();
    const name = made && typeOf(made, 'type');
    const payload = made && typeOf(made, 'payload');
    if (!name || !payload || payload.flags & ts.TypeFlags.Undefined) return;
    const known = name.isStringLiteral() ? name.value : writtenName(symbol);
    if (known !== undefined) payloads[known] = table.indexOf(payload);
  }

  function addEndpoint(name, type) {
    const result = typeOf(checker.getNonNullableType(typeOf(type, 'Types') ?? type), 'ResultType');
    if (result && !(result.flags & ts.TypeFlags.Void)) payloads[`api/${name}/fulfilled`] = table.indexOf(result);
  }

  for (const file of files) {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    for (const exported of module ? checker.getExportsOfModule(module) : []) {
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

module.exports = { actionShapes };

if (require.main === module) process.stdout.write(JSON.stringify(actionShapes()));
