/**
 * What a client may send by mistake or on purpose: values made from a parameter's schema, right ones and wrong ones.
 */
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../server/openapi';

const oddTexts = [
  '', ' ', '\t\n', '0', '-0', '-1', '1.5', '1e3', '1e309', '0x10', '٣', 'NaN', 'Infinity', '-Infinity', 'null', 'undefined', 'true', '[object Object]',
  '2147483647', '2147483648', '9007199254740993', '99999999999999999999999999', '1'.repeat(400),
  "' or 1=1 --", '"; drop table product; --', '%', '_', '\\', '$1', '${7*7}', '{{7*7}}', '=1+1',
  '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;b&gt;', 'javascript:alert(1)',
  '../../etc/passwd', '..\\..\\boot.ini', '/etc/passwd', '%2e%2e%2f', '%00', '%zz', '\u0000', 'a\u0000b', '\r\nset-cookie: a=b',
  '💥', '👩‍👩‍👧‍👦', '\u202eabc', '\u200b', 'a\u0301'.repeat(50), 'İ', 'ß', 'आशा', '\ud800', '\udfff\ud800',
  '__proto__', 'constructor', 'toString', '{}', '[]', '[1]', '{"a":1}', 'a,b', ',,,', '-', 'x'.repeat(101), 'x'.repeat(3000),
];

/** As text, which is what query strings and forms carry. */
const oddText: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...oddTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.bigInt()).map(String) },
);

/** As JSON carries it: of any type, and nested. */
const oddJson: Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, -1e308, 9007199254740993, [], {}, [[]], [null], { $ne: null }, { productId: {} }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

const numberIn = (schema: JsonSchema, name: string, absent: number): number => (typeof schema[name] === 'number' ? schema[name] : absent);

/** A value that the schema takes, more or less: rules that only the service knows may still refuse it. */
function fitting(schema: JsonSchema): Arbitrary<unknown> {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as JsonSchema[] | undefined;
  if (choices) return fc.oneof(...choices.map(fitting));
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  switch (schema['type']) {
    case 'integer':
      return fc.integer({ min: Math.max(numberIn(schema, 'minimum', 0), 0), max: Math.min(numberIn(schema, 'maximum', 100), 1000) });
    case 'number':
      return fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100);
    case 'boolean':
      return fc.boolean();
    case 'object':
      return fields(schema, fitting);
    default:
      return textLike(schema);
  }
}

function textLike({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema & { pattern?: string; format?: string; minLength?: number; maxLength?: number }): Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('asha@example.com', 'A.B+c@example.co.in');
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u')).filter((text) => text.length <= 600);
  return fc.string({ unit: 'grapheme', minLength: Number(minLength), maxLength: Math.min(Number(maxLength), 40) });
}

/** Each field: left out, odd, or as `make` says. */
function fields(schema: JsonSchema, make: (schema: JsonSchema) => Arbitrary<unknown>): Arbitrary<Record<string, unknown>> {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  return fc.record(Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, make(property)])), { requiredKeys: [] });
}

/** For a query string or a form: text, or several of one name. `right` are values that reach far into the shop. */
export const parameter = (schema: JsonSchema, right: readonly string[]): Arbitrary<string[]> =>
  fc.oneof(
    { weight: right.length > 0 ? 6 : 0, arbitrary: fc.constantFrom(...right, '').map((text): string[] => [text]) },
    { weight: 4, arbitrary: fitting(schema).map((value) => [String(value)]) },
    { weight: 3, arbitrary: oddText.map((text) => [text]) },
    { weight: 1, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.array(oddText, { minLength: 2, maxLength: 3 }) },
  );

/** For a JSON body. */
export const jsonBody = (schema: JsonSchema, right: Readonly<Record<string, readonly unknown[]>>): Arbitrary<unknown> => {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const field = (name: string, property: JsonSchema): Arbitrary<unknown> =>
    fc.oneof(
      { weight: right[name] ? 6 : 0, arbitrary: fc.constantFrom(...(right[name] ?? [null])) },
      { weight: 5, arbitrary: fitting(property) },
      { weight: 2, arbitrary: oddJson },
    );
  const record = fc.record(Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, field(name, property)])), {
    requiredKeys: [],
  });
  return fc.oneof({ weight: 8, arbitrary: record }, { weight: 1, arbitrary: oddJson }, { weight: 1, arbitrary: fitting(schema) });
};

/** What no JSON or form reader should choke on. */
export const brokenBody: Arbitrary<{ type: string; payload: string }> = fc.record({
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'application/x-www-form-urlencoded',
    'application/x-www-form-urlencoded; charset=latin1',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'text/plain',
    'text/html',
    'application/xml',
    'application/octet-stream',
    'nonsense',
    '',
  ),
  payload: fc.oneof(
    fc.constantFrom(
      '{', '}', '[', '{"a":', '{"a":1,}', "{'a':1}", '{"a":1}{"b":2}', 'NaN', '\ufeff{}', '"', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{}}}',
      '[[[[[[[[[['.repeat(2000), '{"a":'.repeat(5000), `{"a":"${'x'.repeat(70_000)}"}`, '&&&===', 'a=1&a=2&a[]=3&a[b]=4', '%', '%zz=%zz', 'a=%00', '=', `${'a=1&'.repeat(1500)}`,
      '--x\r\nContent-Disposition: form-data; name="guestId"\r\n\r\n1\r\n--x--', '<a/>', '\u0000',
    ),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.json(),
  ),
});

/** The last part of an address, raw: what `encodeURIComponent` would make harmless. */
export const oddPath: Arbitrary<string> = fc.oneof(
  fc.constantFrom('%', '%zz', '%00', '%E0%A4%A', '..', '.', '..%2f..%2fetc', '//', '\\', ';a=1', 'a/b/c', '%2F', '?', '#', '0x1', 'x'.repeat(2500)),
  oddText.map((text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))),
);
