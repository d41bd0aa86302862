/** The server of the client's tests. A call that no handler knows fails the test that made it. */
import { setupServer } from 'msw/node';
import { ordinaryHandlers } from './handlers';

export const server = setupServer(...ordinaryHandlers);

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
