/**
 * One request for each call of /openapi.json with parameters, as a file for sqlmap, with the cookie of the demo's
 * member.
 */
import fs from 'node:fs';
import path from 'node:path';

/** A JSON schema, as far as a sample is made of it. */
interface Schema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  minimum?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

interface Session {
  userId: number;
  cookie: string;
}

interface Call {
  /** `GET /cart/{id}` */
  name: string;
  method: string;
  route: string;
  operation: Operation;
}

export interface TestedRequest {
  name: string;
  /** The request's text. */
  file: string;
  /** Path and query of a call that only reads. */
  address?: string;
}

/** Left out: it would end the session for all requests after it. */
const left = new Set(['POST /users/logout', 'POST /users/logoutEverywhere/{id}']);

async function logIn(url: string): Promise<Session> {
  const form = new URLSearchParams({ emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' });
  const answer = await fetch(`${url}/users/loginUser`, { method: 'POST', body: form });
  const { userId } = (await answer.json()) as { userId?: number };
  if (!userId) throw new Error('The demo member cannot log in');
  return { userId, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
}

/** Values that pass a call's first checks, by the parameter's name where its schema does not say them. */
function sample(name: string, schema: Schema, userId: number): unknown {
  const known: Record<string, unknown> = {
    userId,
    userID: userId,
    guestId: userId,
    email: 'demo@jhabla.example',
    emailId: 'demo@jhabla.example',
    mobile: '9876543210',
    mobile1: '9876543210',
    pinCode: '400601',
    ifscCode: 'SBIN0001234',
    accountNumber: '123456789012',
    newStatus: 'CANCELED',
  };
  if (name in known) return known[name];
  const shape = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1);
  return name === 'id' ? userId : /id$|serial|page|price/i.test(name) ? '1' : 'Blue';
}

/** @param mark sqlmap's mark behind each parameter of the path: where one is marked, sqlmap tries only marked ones */
function asText(
  { method, route, operation, host, cookie, userId }: Call & Session & { host: string },
  mark: string,
): string {
  const sampleOf = (name: string, schema: Schema): string => String(sample(name, schema, userId));
  const parameters = operation.parameters ?? [];
  const of = (place: string): typeof parameters => parameters.filter((one) => one.in === place);
  const address = of('path').reduce((text, { name, schema }) => {
    const value = route.startsWith('/users/') || name !== 'id' ? sampleOf(name, schema) : '1';
    return text.replace(`{${name}}`, encodeURIComponent(value) + mark);
  }, route);
  const query = new URLSearchParams(of('query').map(({ name, schema }) => [name, sampleOf(name, schema)])).toString();
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const properties = Object.entries(content?.schema?.properties ?? {});
  const fields = Object.fromEntries(properties.map(([name, schema]) => [name, sample(name, schema, userId)]));
  const asJson = (): string => JSON.stringify(properties.length > 0 ? fields : 1);
  const asForm = (): string =>
    new URLSearchParams(properties.map(([name, schema]) => [name, sampleOf(name, schema)])).toString();
  const body = !type ? '' : type.includes('json') ? asJson() : asForm();
  const ofBody = type ? [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`] : [];
  const heads = [`Host: ${host}`, `Cookie: ${cookie}`, 'Accept: application/json', ...ofBody];
  return [`${method} ${address}${query && `?${query}`} HTTP/1.1`, ...heads, '', body].join('\r\n');
}

/** @returns the requests, whose files it writes into `folder` */
export async function writeRequests(url: string, folder: string): Promise<TestedRequest[]> {
  const { host } = new URL(url);
  const session = await logIn(url);
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const calls = Object.entries(paths).flatMap(([route, methods]) =>
    Object.entries(methods).map(([verb, operation]): Call => {
      const method = verb.toUpperCase();
      return { name: `${method} ${route}`, method, route, operation };
    }),
  );
  const has = ({ operation }: Call, ...places: string[]): boolean =>
    (operation.parameters ?? []).some((one) => places.includes(one.in));
  const taking = calls.filter((call) => {
    const { parameters = [], requestBody } = call.operation;
    return !left.has(call.name) && (requestBody !== undefined || parameters.some((one) => one.in !== 'header'));
  });
  const write = (call: Call, name: string, mark: string): TestedRequest => {
    const file = path.join(folder, `${name.replace(/\W+/g, '-')}.txt`);
    const text = asText({ ...call, host, ...session }, mark);
    fs.writeFileSync(file, text);
    const address = text.split(' ')[1];
    return { name, file, ...(call.method === 'GET' && mark === '' && address !== undefined && { address }) };
  };
  return taking.flatMap((call) => [
    ...(call.operation.requestBody || has(call, 'query') ? [write(call, call.name, '')] : []),
    ...(has(call, 'path') ? [write(call, `${call.name} (its path)`, '*')] : []),
  ]);
}
