import type { Screen } from './screen';

function ShopScreen() {
  return <h1 tabIndex={-1}>Shop</h1>;
}

export const screen: Screen = { Component: ShopScreen, head: () => ({ title: 'Shop' }) };
