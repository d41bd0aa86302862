/** An answer as bytes: serialised, tagged and compressed once, in every coding that a browser may take. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const WORTH_COMPRESSING = 1024;
/** Browsers differ in a handful of ways; more spellings than this are somebody's game. */
const MOST_SPELLINGS = 200;

type Body = { json: string } | { html: string } | { text: string; type: string };
export type Answer = { headers?: Readonly<Record<string, string>>; status?: number } & Body;

export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

export interface Ready {
  status: number;
  type: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** A coding that is not worth while holds the plain bytes themselves. */
  bytes: Readonly<Record<Coding, Buffer>>;
  /** Bytes, all codings together. */
  weight: number;
}

export async function prepare(make: () => Answer | Promise<Answer>): Promise<Ready> {
  const { headers = {}, status = 200, ...body } = await make();
  const [type, text] = typeAndText(body);
  const identity = Buffer.from(text);
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(identity).digest('base64url').slice(0, 27);
  // Weak: the compressed forms are not the same bytes.
  const etag = `W/"${digest}"`;
  if (identity.length < WORTH_COMPRESSING) {
    return { status, type, etag, headers, bytes: { identity, br: identity, gzip: identity }, weight: identity.length };
  }
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length };
  const [br, gz] = await Promise.all([compressBrotli(identity, { params }), compressGzip(identity, { level: 6 })]);
  return { status, type, etag, headers, bytes: { identity, br, gzip: gz }, weight: identity.length + br.length + gz.length };
}

function typeAndText(body: Body): [string, string] {
  if ('html' in body) return ['text/html; charset=utf-8', body.html];
  if ('json' in body) return ['application/json; charset=utf-8', body.json];
  return [body.type, body.text];
}

/** Whether the browser has these bytes already. */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

const known = new Map<string, Coding>();

/** The best coding that the browser takes; one with q=0 is refused by it. */
export function accepted(header: string | string[] | undefined): Coding {
  const spelling = String(header ?? '');
  let coding = known.get(spelling);
  if (coding === undefined) {
    coding = read(spelling);
    if (known.size >= MOST_SPELLINGS) known.clear();
    known.set(spelling, coding);
  }
  return coding;
}

function read(header: string): Coding {
  const offered = header.toLowerCase().split(',');
  const takes = (coding: string): boolean =>
    offered.some((part) => {
      const [name, ...rest] = part.split(';').map((piece) => piece.trim());
      return name === coding && !rest.some((piece) => /^q=0(\.0*)?$/.test(piece));
    });
  return codings.find(takes) ?? 'identity';
}
