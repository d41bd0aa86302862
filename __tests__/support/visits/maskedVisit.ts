/** A log as the store has it, and what the exporter makes of it. */
import { maskVisit } from '../../../src/client/features/support/maskVisit';

export type LoggedAction = { type: string } & Record<string, unknown>;

/** A call as the store's log has it. */
export function answered(
  endpointName: string,
  originalArgs: unknown,
  payload: unknown,
  type: 'query' | 'mutation' = 'query',
): LoggedAction {
  const queryCacheKey = `${endpointName}(${JSON.stringify(originalArgs)})`;
  const baseQueryMeta = { request: new Request('http://shop.test/users/u_secret') };
  const arg = { type, endpointName, originalArgs, queryCacheKey };
  return { type: `api/${endpointName}/fulfilled`, payload, meta: { arg, requestId: 'r1', baseQueryMeta } };
}

export const toast = (text: string, more: object = {}): LoggedAction => ({
  type: 'toasts/shown',
  payload: { id: 't', tone: 'info', text, ...more },
});

export const arrivedAt = (pathname: string, search = ''): LoggedAction => ({
  type: 'location/changed',
  payload: { pathname, search, hash: '', key: 'k', state: null, action: 'PUSH' },
});

type Beside = { startState?: object } & Parameters<typeof maskVisit>[1];

export function visit(actions: LoggedAction[], { startState = {}, ...beside }: Beside = {}) {
  const masked = maskVisit({ startState, actions: actions.map((action) => ({ action, at: 0 })) }, beside);
  return { ...masked, text: JSON.stringify([masked.startState, masked.actions]) };
}
