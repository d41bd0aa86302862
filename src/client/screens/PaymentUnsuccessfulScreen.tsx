import type { Screen } from './screen';

function PaymentUnsuccessfulScreen() {
  return <h1 tabIndex={-1}>PaymentUnsuccessful</h1>;
}

export const screen: Screen = { Component: PaymentUnsuccessfulScreen, head: () => ({ title: 'PaymentUnsuccessful' }) };
