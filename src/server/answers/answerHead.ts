/** The head of a cached answer, which the router's reply and the fast path both send. */
import type { FastifyReply } from 'fastify';
import { alsoBy } from '../lib/vary';
import { sentAs, type Coding, type PreparedAnswer } from './precompressed';

/** Another route has other headers, so none is known by name. */
type Headers = Record<string, string | number | string[] | undefined>;

export interface AnswerHead {
  /** False where the reply gives its browser a cookie, which stays in the reply and is in neither of the two below. */
  isForAll: boolean;
  /** Of the answer with its body. */
  whole: Headers;
  /** Of 304: all but what describes a body. */
  notModified: Headers;
}

/**
 * @param reply has the headers that plugins set for every answer of its route
 * @param bytes of the body in the coding that is sent
 */
export function answerHead(reply: FastifyReply, ready: PreparedAnswer, coding: Coding, bytes: Buffer): AnswerHead {
  const sent = sentAs(ready, coding);
  const vary = alsoBy(reply, 'Accept-Encoding');
  const { 'set-cookie': cookie, ...shared } = reply.getHeaders();
  const notModified = { ...shared, 'cache-control': 'no-cache', ...ready.headers, etag: ready.etag, vary };
  const coded = sent === 'identity' ? {} : { 'content-encoding': sent };
  const ofBody = { ...coded, 'content-type': ready.type, 'content-length': String(bytes.length) };
  return { isForAll: cookie === undefined, notModified, whole: { ...notModified, ...ofBody } };
}
