/** What the processes of the bench say to each other. */

/** A request that is sent as it is; `status`: what is to be answered, 200 where it is left out. */
export interface PreparedRequest {
  url: string;
  headers?: Record<string, string>;
  status?: number;
}

/** A product that is put into carts. */
export interface Sample {
  id: number;
  /** Rupees. */
  rate: number;
  category: string;
  colour: string;
}

export type SceneName = 'firstAddition' | 'furtherAddition' | 'guestOrder';

/** What the connections repeat: the same few requests, or an act of a scene. */
export type Work = { requests: readonly PreparedRequest[] } | { scene: SceneName; products: readonly Sample[] };

/** For how long: some seconds, or each request once. */
export type Span = { seconds: number } | { once: true };

export type LoadTask = Work & Span & { port: number; connections: number };

/** Times in ms. */
export interface LoadResult {
  acts: number;
  tookMs: number;
  perSecond: number;
  p50: number;
  p99: number;
}

export type LoadAnswer = { result: LoadResult; fault?: undefined } | { result?: undefined; fault: string };

/** An answer of the shop, for the bare server to send; its body in base64. */
export interface RecordedAnswer {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What the probe tells of its process (probe.js). */
export interface Cost {
  cpuMs: number;
  rssMb: number;
}
