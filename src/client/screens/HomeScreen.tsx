import type { Screen } from './screen';

function HomeScreen() {
  return <h1 tabIndex={-1}>Home</h1>;
}

export const screen: Screen = { Component: HomeScreen, head: () => ({ title: 'Home' }) };
