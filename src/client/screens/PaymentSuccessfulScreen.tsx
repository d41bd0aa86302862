import type { Screen } from './screen';

function PaymentSuccessfulScreen() {
  return <h1 tabIndex={-1}>PaymentSuccessful</h1>;
}

export const screen: Screen = { Component: PaymentSuccessfulScreen, head: () => ({ title: 'PaymentSuccessful' }) };
