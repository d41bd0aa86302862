/** A log as the store has it, and what the exporter makes of it. */
import { maskVisit } from '../../src/client/features/support/maskVisit';

export type LoggedAction = { type: string } & Record<string, unknown>;

/** A call as the store's log has it. */
export const answered = (endpointName: string, originalArgs: unknown, payload: unknown, type: 'query' | 'mutation' = 'query'): LoggedAction => ({
  type: `api/${endpointName}/fulfilled`,
  payload,
  meta: {
    arg: { type, endpointName, originalArgs, queryCacheKey: `${endpointName}(${JSON.stringify(originalArgs)})` },
    requestId: 'r1',
    baseQueryMeta: { request: new Request('http://shop.test/users/u_secret') },
  },
});

export function visit(actions: LoggedAction[], { startState = {}, ...beside }: { startState?: object } & Parameters<typeof maskVisit>[1] = {}) {
  const masked = maskVisit({ startState, actions: actions.map((action) => ({ action, at: 0 })) }, beside);
  return { ...masked, text: JSON.stringify([masked.startState, masked.actions]) };
}
