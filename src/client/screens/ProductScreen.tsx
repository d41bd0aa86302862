import type { Screen } from './screen';

function ProductScreen() {
  return <h1 tabIndex={-1}>Product</h1>;
}

export const screen: Screen = { Component: ProductScreen, head: () => ({ title: 'Product' }) };
