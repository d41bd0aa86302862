/** What the routes' schemas leave unsaid: what answers mean, and no more detail than a reader wants. */
import { ADDRESS_VERSION, CART_VERSION, PRICE_RANGE, TOTAL_COUNT } from '../../../contract/rules/headerNames';

interface Schema {
  $ref?: string;
  items?: Schema;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Answer extends Content {
  description: string;
  headers?: Record<string, { description: string; schema: { type: string } }>;
}
interface Operation {
  operationId?: string;
  responses: Record<string, Answer>;
  security?: Record<string, string[]>[];
}
interface Document {
  paths?: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const UNSAID = 'Default Response';
const answers: ReadonlyMap<string, string> = new Map([
  ['get 200', 'What was asked for'],
  ['200', 'Done'],
  ['201', 'Made'],
  ['204', 'There is none'],
  ['207', 'Placed in part: what failed stays in the cart'],
  ['4XX', 'Refused, and why'],
  ['own 4XX', 'Refused, and why: 401 without a session, 403 for what is not the caller’s'],
  ['5XX', 'Not now'],
]);

/** What comes beside an answer that tells these, one or several. */
const headersOf = new Map<string, Record<string, { description: string; schema: { type: string } }>>([
  [
    '#/components/schemas/Product',
    {
      [TOTAL_COUNT]: { description: 'How many products there are on all pages', schema: { type: 'integer' } },
      [PRICE_RANGE]: {
        description:
          'The lowest and the highest productRate, in whole rupees, of what all filters but the price leave: 99-4999. ' +
          'Absent when they leave nothing',
        schema: { type: 'string' },
      },
    },
  ],
  [
    '#/components/schemas/CartItem',
    {
      [CART_VERSION]: {
        description: 'One word for the lines, for an order to say which ones were seen',
        schema: { type: 'string' },
      },
    },
  ],
  [
    '#/components/schemas/Address',
    {
      [ADDRESS_VERSION]: {
        description: 'One word for each address, for an order to say which one was seen',
        schema: { type: 'string' },
      },
    },
  ],
]);

function describe(path: string, method: string, operation: Operation): void {
  operation.operationId = `${method} ${path}`.replace(
    /[^a-z0-9]+(.)?/gi,
    (_, next: string | undefined) => next?.toUpperCase() ?? '',
  );
  // Of a route that says whose call it is (openApiDocument.ts).
  const own = operation.security !== undefined;
  for (const [status, answer] of Object.entries(operation.responses)) {
    if (answer.description !== UNSAID) continue;
    answer.description =
      answers.get(`${own ? 'own' : method} ${status}`) ??
      answers.get(`${method} ${status}`) ??
      answers.get(status) ??
      '';
  }
  const done = operation.responses['200'];
  const told = done?.content?.['application/json']?.schema;
  const headers = headersOf.get(told?.items?.$ref ?? told?.$ref ?? '');
  if (done && headers) done.headers = headers;
}

/**
 * Bounds that only say 'fits into a number', empty descriptions, and that answers have no further fields: true, and in
 * a reader's way.
 */
const isNoise = (key: string, value: unknown): boolean =>
  value === Number.MAX_SAFE_INTEGER ||
  value === Number.MIN_SAFE_INTEGER ||
  (key === 'description' && value === '') ||
  (key === 'additionalProperties' && value === false);

/** Gives the document that readers get; takes the one that the routes made. */
export function finish<T extends object>(made: T): T {
  const document = made as Document;
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) describe(path, method, operation);
  }
  // Every named schema is there twice, as it goes in and as it comes out; most go one way only.
  const paths = JSON.stringify(document.paths);
  const schemas = Object.entries(document.components?.schemas ?? {}).filter(([name]) =>
    paths.includes(`"#/components/schemas/${name}"`),
  );
  const components = { ...document.components, schemas: Object.fromEntries(schemas) };
  return JSON.parse(
    JSON.stringify({ ...document, components }, (key, value: unknown) => (isNoise(key, value) ? undefined : value)),
  ) as T;
}
