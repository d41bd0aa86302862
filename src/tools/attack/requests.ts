/**
 * One request for each call of /openapi.json with parameters, as a file for sqlmap, with the cookie of the demo's
 * member.
 */
const fs = require('node:fs');
const path = require('node:path');

/** Left out: it would end the session for all requests after it. */
const left = new Set(['POST /users/logout', 'POST /users/logoutEverywhere/{id}']);

async function logIn(url) {
  const form = new URLSearchParams({ emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' });
  const answer = await fetch(`${url}/users/loginUser`, { method: 'POST', body: form });
  const { userId } = await answer.json();
  if (!userId) throw new Error('The demo member cannot log in');
  return { userId, cookie: answer.headers.getSetCookie()[0].split(';')[0] };
}

/** Values that pass a call's first checks, by the parameter's name where its schema does not say them. */
function sample(name, schema, userId) {
  const known = { userId, userID: userId, guestId: userId, email: 'demo@jhabla.example', emailId: 'demo@jhabla.example', mobile: '9876543210', mobile1: '9876543210', pinCode: '400601', ifscCode: 'SBIN0001234', accountNumber: '123456789012', newStatus: 'CANCELED' };
  if (name in known) return known[name];
  const shape = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum[0];
  if (shape.type === 'integer' || shape.type === 'number') return Math.max(shape.minimum ?? 1, 1);
  return name === 'id' ? userId : /id$|serial|page|price/i.test(name) ? '1' : 'Blue';
}

/** @param mark sqlmap's mark behind each parameter of the path: where one is marked, sqlmap tries only marked ones */
function asText({ method, route, operation, host, cookie, userId }, mark = '') {
  const parameters = operation.parameters ?? [];
  const of = (place) => parameters.filter((one) => one.in === place);
  const address = of('path').reduce((text, { name, schema }) => text.replace(`{${name}}`, encodeURIComponent(route.startsWith('/users/') || name !== 'id' ? sample(name, schema, userId) : 1) + mark), route);
  const query = new URLSearchParams(of('query').map(({ name, schema }) => [name, String(sample(name, schema, userId))])).toString();
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const fields = Object.fromEntries(Object.entries(content?.schema?.properties ?? {}).map(([name, schema]) => [name, sample(name, schema, userId)]));
  const body = !type ? '' : type.includes('json') ? JSON.stringify(Object.keys(fields).length > 0 ? fields : 1) : new URLSearchParams(fields).toString();
  const heads = [`Host: ${host}`, `Cookie: ${cookie}`, 'Accept: application/json', ...(type ? [`Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`] : [])];
  return [`${method} ${address}${query && `?${query}`} HTTP/1.1`, ...heads, '', body].join('\r\n');
}

async function writeRequests(url, folder) {
  const { host } = new URL(url);
  const session = await logIn(url);
  const { paths } = await (await fetch(`${url}/openapi.json`)).json();
  const calls = Object.entries(paths).flatMap(([route, methods]) => Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${route}`, method: method.toUpperCase(), route, operation })));
  const taking = calls.filter(({ name, operation }) => !left.has(name) && (operation.requestBody || (operation.parameters ?? []).some((one) => one.in !== 'header')));
  const write = (call, name, mark) => {
    const file = path.join(folder, `${name.replace(/\W+/g, '-')}.txt`);
    const text = asText({ ...call, host, ...session }, mark);
    fs.writeFileSync(file, text);
    return { name, file, ...(call.method === 'GET' && mark === '' && { address: text.split(' ')[1] }) };
  };
  const has = ({ operation }, ...places) => (operation.parameters ?? []).some((one) => places.includes(one.in));
  return taking.flatMap((call) => [
    ...(call.operation.requestBody || has(call, 'query') ? [write(call, call.name, '')] : []),
    ...(has(call, 'path') ? [write(call, `${call.name} (its path)`, '*')] : []),
  ]);
}

module.exports = { writeRequests };
