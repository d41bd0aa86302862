/**
 * How much work the server takes on at once, and how long it waits for slow callers. Tests pass figures of their own.
 */
export interface Capacity {
  /** Requests whose answers are being made. One more is told to come back: it would wait longer than a shopper does. */
  mostAtWork: number;
  /** The same of one network: a town may share a carrier's address, and one caller may have as many connections. */
  mostAtWorkOfOne: number;
  /**
   * The same while the event loop is late. With fewer requests one long piece of work is the cause and not overload:
   * they wait for its end.
   */
  mostAtWorkWhenLate: number;
  /** How late the event loop may be. */
  lateMs: number;
  /** Open connections; further ones are closed at once. Each may hold a half-sent head of 16 KB. */
  mostConnections: number;
  /**
   * Connections of one network on which no whole head has come yet, and as many whose head has come and not the rest;
   * one more ends the oldest of them.
   */
  mostHalfSentOfOne: number;
  /**
   * From so many open connections on, a new one ends the one that has waited longest of the network that has most
   * waiting.
   */
  manyConnections: number;
  /** For a request's head; a slow phone's is a kilobyte. */
  headMs: number;
  /** For the whole request: a client that needs longer sends it slowly on purpose. */
  requestMs: number;
  /** For a connection whose client neither sends nor reads. Longer than any call takes. */
  stillMs: number;
  /** How often Node checks connections for `headMs` and `requestMs`. */
  checkMs: number;
  /** Between two signs of life to an open desk of staff: shorter than any proxy, and `stillMs`, waits for a byte. */
  deskBeatMs: number;
}

export const usualCapacity: Capacity = {
  mostAtWork: 256,
  mostAtWorkOfOne: 192,
  mostAtWorkWhenLate: 64,
  lateMs: 1000,
  mostConnections: 3000,
  mostHalfSentOfOne: 500,
  manyConnections: 2700,
  headMs: 15_000,
  requestMs: 30_000,
  stillMs: 60_000,
  checkMs: 2000,
  deskBeatMs: 25_000,
};
