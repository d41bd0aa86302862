/**
 * The public calls that a page reads without a request (pages/insideCalls): each route that sends the same to everyone
 * says here how its answer is made. A call through HTTP took about a millisecond of the processor, and home makes
 * seventeen (docs/decisions/0217-quick-answers.md).
 */
import type { Answer } from './precompressed';

/**
 * @param query of the address, as text
 * @returns undefined: what was asked is the route's to answer. It says that by throwing too, where a parameter is
 * refused or nothing is found: the route then gives the failure its status and words
 */
export type DirectRead = (
  query: Readonly<Record<string, string>>,
) => Extract<Answer, { json: string | Buffer }> | undefined;

/** By the path of the call, without its query. */
export type DirectReads = Map<string, DirectRead>;
