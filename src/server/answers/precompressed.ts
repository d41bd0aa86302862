/** An answer as bytes: serialised and tagged once, and compressed once in each coding that a browser accepts. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib';
import { isAccepted } from '../lib/accept';
import { makeBoundedCache } from '../load/boundedCache';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const expandBrotli = promisify(brotliDecompress);
const expandGzip = promisify(gunzip);
const WORTH_COMPRESSING = 1024;
/** Bytes that are compressed in less than half a millisecond: done here, sooner than another thread could. */
const SOON_DONE = 32 * 1024;
/** About what an entry takes besides the answer's bytes: its key, its headers, the caches' own records. */
const BESIDE_BYTES = 2048;
/** Spellings of Accept-Encoding that are remembered: browsers send a handful of them, a hostile caller any number. */
const MOST_SPELLINGS = 200;
const MOST_SPELLING_BYTES = 256 * 1024;

type Body = { json: string | Buffer } | { html: string } | { text: string; type: string };
export type Answer = { headers?: Readonly<Record<string, string>>; status?: number } & Body;

export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

export interface PreparedAnswer {
  status: number;
  type: string;
  etag: string;
  headers: Readonly<Record<string, string>>;
  /** False for an answer that is too short to gain by compression: it has its plain bytes alone. */
  isCompressed: boolean;
  /**
   * In the coding of the first request, and in others once a request accepts no better. Browsers accept the best;
   * making all of them would be three times the work and six times the memory.
   */
  bytes: Partial<Record<Coding, Buffer>>;
}

const isShort = ({ length }: Buffer): boolean => length <= SOON_DONE;
const compress = {
  br: (plain: Buffer) => {
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    };
    return isShort(plain) ? brotliCompressSync(plain, options) : compressBrotli(plain, options);
  },
  gzip: (plain: Buffer) => (isShort(plain) ? gzipSync(plain) : compressGzip(plain)),
  identity: (plain: Buffer) => plain,
};

/** Copies the bytes: those of zlib lie in a buffer of 16 KB each, which would stay in memory as long as they do. */
async function encoded(plain: Buffer, coding: Coding): Promise<Buffer> {
  const bytes = await compress[coding](plain);
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}

/** @param coding the best one that the first request accepts */
export async function prepare(make: () => Answer | Promise<Answer>, coding: Coding): Promise<PreparedAnswer> {
  const { headers = {}, status = 200, ...body } = await make();
  const [type, text] = typeAndText(body);
  const plain = typeof text === 'string' ? Buffer.from(text) : text;
  const digest = createHash('sha256').update(JSON.stringify(headers)).update(plain).digest('base64url').slice(0, 27);
  // Weak: the compressed forms are not the same bytes.
  const etag = `W/"${digest}"`;
  const isCompressed = plain.length >= WORTH_COMPRESSING;
  const first = sentAs({ isCompressed }, coding);
  return { status, type, etag, headers, isCompressed, bytes: { [first]: await encoded(plain, first) } };
}

/** The coding in which an answer goes to a browser that accepts `coding`. */
export const sentAs = ({ isCompressed }: Pick<PreparedAnswer, 'isCompressed'>, coding: Coding): Coding =>
  isCompressed ? coding : 'identity';

/** The answer's bytes in that coding, made at the first request for them. */
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
export const weightOf = ({ bytes }: PreparedAnswer): number =>
  Object.values(bytes).reduce((sum, { length }) => sum + length, BESIDE_BYTES);

function typeAndText(body: Body): [string, string | Buffer] {
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

/** The best coding that the browser accepts; q=0 refuses one. */
export function accepted(header: string | string[] | undefined): Coding {
  const spelling = String(header ?? '');
  let coding = known.get(spelling);
  if (coding === undefined) {
    coding = read(spelling);
    known.set(spelling, coding);
  }
  return coding;
}

const read = (header: string): Coding => codings.find((coding) => isAccepted(header, coding)) ?? 'identity';
