/** An answer as bytes: serialised and tagged once, and compressed once in each coding that somebody takes. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';
import { makeBoundedCache } from '../load/boundedCache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);
const WORTH_COMPRESSING = 1024;
/** Bytes that are compressed in less than half a millisecond: sooner done than given to another thread and waited for. */
const SOON_DONE = 32 * 1024;
/** Bytes that are held beside those of an answer: its key, its headers, and what knows of it. About. */
const BESIDE_BYTES = 2048;
/** Browsers differ in a handful of ways; more spellings than this are somebody's game. */
const MOST_SPELLINGS = 200;
const MOST_SPELLING_BYTES = 256 * 1024;

type Body = { json: string } | { html: string } | { text: string; type: string };
export type Answer = { headers?: Readonly<Record<string, string>>; status?: number } & Body;

export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

export interface PreparedAnswer {
  status: number;
  type: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** False: too short to gain by it. Such an answer has its plain bytes and nothing else. */
  isCompressed: boolean;
  /**
   * In the coding that was asked for first, and in others once somebody takes them. Browsers take the best; to have all of them would be
   * three times the work and six times the memory.
   */
  bytes: Partial<Record<Coding, Buffer>>;
}

const isShort = ({ length }: Buffer): boolean => length <= SOON_DONE;
const compress = {
  br: (plain: Buffer) => {
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
    return isShort(plain) ? brotliCompressSync(plain, options) : compressBrotli(plain, options);
  },
  gzip: (plain: Buffer) => (isShort(plain) ? gzipSync(plain) : compressGzip(plain)),
  identity: (plain: Buffer) => plain,
};

/** Bytes in a memory of their own: those that zlib gives lie in 16 KB each, and would hold all of it for as long as they are kept. */
async function encoded(plain: Buffer, coding: Coding): Promise<Buffer> {
  const bytes = await compress[coding](plain);
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** `coding`: what the browser takes that asks first. */
export async function prepare(make: () => Answer | Promise<Answer>, coding: Coding): Promise<PreparedAnswer> {
  const { headers = {}, status = 200, ...body } = await make();
  const [type, text] = typeAndText(body);
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(plain).digest('base64url').slice(0, 27);
  // Weak: the compressed forms are not the same bytes.
  const etag = `W/"${digest}"`;
  const isCompressed = plain.length >= WORTH_COMPRESSING;
  const first = sentAs({ isCompressed }, coding);
  return { status, type, etag, headers, isCompressed, bytes: { [first]: await encoded(plain, first) } };
}

/** How an answer goes to a browser that takes `coding`. */
export const sentAs = ({ isCompressed }: Pick<PreparedAnswer, 'isCompressed'>, coding: Coding): Coding => (isCompressed ? coding : 'identity');

/** Its bytes as that browser gets them, made if nobody took them so before. */
export async function bytesFor(ready: PreparedAnswer, coding: Coding): Promise<Buffer> {
  const wanted = sentAs(ready, coding);
  const bytes = ready.bytes[wanted] ?? (await encoded(await plainBytes(ready), wanted));
  ready.bytes[wanted] ??= bytes;
  return bytes;
}

async function plainBytes({ bytes: { identity, br, gzip: zipped } }: PreparedAnswer): Promise<Buffer> {
  if (identity) return identity;
  if (br) return expandBrotli(br);
  if (zipped) return expandGzip(zipped);
  throw new Error('An answer without any bytes.');
}

/** Bytes of memory that an answer takes, all codings together. */
export const weightOf = ({ bytes }: PreparedAnswer): number => Object.values(bytes).reduce((sum, { length }) => sum + length, BESIDE_BYTES);

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

const known = makeBoundedCache<Coding>({ entries: MOST_SPELLINGS, bytes: MOST_SPELLING_BYTES, bytesOf: () => 0 });

/** The best coding that the browser takes; one with q=0 is refused by it. */
export function accepted(header: string | string[] | undefined): Coding {
  const spelling = String(header ?? '');
  let coding = known.get(spelling);
  if (coding === undefined) {
    coding = read(spelling);
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
