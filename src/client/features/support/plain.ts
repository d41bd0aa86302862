/**
 * A recording as JSON: what no file can hold falls away, functions (what is secret, api/secret) and the browser's own requests and
 * answers among it. The cache's bookkeeping of who looks at what is this page's, and its connection to the network as well.
 */
import type { Json } from './mask';

type Fields = { [key: string]: Json };

/** What was sent and what came back, as the browser has it: of no use to anyone else, and full of what is personal. */
const withoutRequests = (key: string, value: unknown): unknown => (key === 'baseQueryMeta' ? undefined : value);

const asJson = (value: unknown): Json => JSON.parse(JSON.stringify(value, withoutRequests) ?? 'null') as Json;

export const plainAction = (action: { type: string }): Fields => asJson(action) as Fields;

/** A log does not tell of these (store/recorder), so that every state has them alike. */
export function plainState(state: unknown): Fields {
  const { api, ...slices } = asJson(state) as Fields;
  if (typeof api !== 'object' || api === null || Array.isArray(api)) return slices;
  const config = { ...(api.config as Fields), middlewareRegistered: true };
  return { ...slices, api: { ...api, subscriptions: {}, config } };
}
