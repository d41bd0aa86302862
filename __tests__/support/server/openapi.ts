/** The document that the server gives about itself, as a test reads it. */
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { TestShop } from './buildTestApp';

export type JsonSchema = Record<string, unknown>;

interface Body {
  content?: Record<string, { schema?: JsonSchema }>;
}

export interface Operation {
  summary?: string;
  tags?: string[];
  parameters?: {
    name: string;
    in: 'query' | 'path' | 'header';
    description?: string;
    required?: boolean;
    schema: JsonSchema;
  }[];
  /** What a caller has to show; absent where anybody may call. */
  security?: Record<string, string[]>[];
  requestBody?: Body & { required?: boolean };
  responses: Record<string, Body & { description?: string }>;
}

export interface ShopDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components?: JsonSchema;
}

export interface Documented {
  /** Method and path: `GET /healthz`. */
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

/** With every `$ref` replaced by what it names, so that each schema stands alone. */
export async function readDocument(shop: TestShop): Promise<ShopDocument> {
  const document = (await shop.visitor().get('/openapi.json')).json<ShopDocument>();
  return resolved(document, document) as ShopDocument;
}

function resolved(node: unknown, document: ShopDocument): unknown {
  if (Array.isArray(node)) return node.map((item) => resolved(item, document));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref } = node as { $ref?: string };
  if (typeof $ref === 'string') return resolved(at(document, $ref), document);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, resolved(value, document)]));
}

/** `#/components/schemas/Failure` */
const at = (document: ShopDocument, ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);

export const operationsOf = ({ paths }: ShopDocument): Documented[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** What the document says about an answer of this status: the very status, or its class (`4XX`). */
export const answerOf = ({ responses }: Operation, status: number): Body | undefined =>
  responses[String(status)] ?? responses[`${String(status)[0]}XX`];

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);

/** Says what is wrong with a value, or '' when it is as the schema says. */
export function faultOf(schema: JsonSchema, value: unknown): string {
  let validate = compiled.get(schema);
  if (!validate) compiled.set(schema, (validate = ajv.compile(schema)));
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}
const compiled = new Map<JsonSchema, ValidateFunction>();
