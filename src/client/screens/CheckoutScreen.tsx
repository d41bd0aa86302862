import type { Screen } from './screen';

function CheckoutScreen() {
  return <h1 tabIndex={-1}>Checkout</h1>;
}

export const screen: Screen = { Component: CheckoutScreen, head: () => ({ title: 'Checkout' }) };
