import type { Screen } from './screen';

function NotFoundScreen() {
  return <h1 tabIndex={-1}>NotFound</h1>;
}

export const screen: Screen = { Component: NotFoundScreen, head: () => ({ title: 'NotFound' }), status: () => 404 };
