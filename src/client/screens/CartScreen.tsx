import type { Screen } from './screen';

function CartScreen() {
  return <h1 tabIndex={-1}>Cart</h1>;
}

export const screen: Screen = { Component: CartScreen, head: () => ({ title: 'Cart' }) };
