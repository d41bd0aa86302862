/** The cart as its shopper sees it. */
import { screen, within } from '@testing-library/react';
import { line } from '../data/builders';

/** Two jhablas in it. */
export const jhabla = line({ productName: 'Mulmul jhabla', productRate: 399, orderQuantity: 2 });

/** The line's own controls. */
export const lineOf = (name: string) => {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`No line of ${name}`);
  return within(item);
};

/** The total of the cart, or of a checkout. */
export const totalIs = (text: string) =>
  expect(screen.getByText('Total', { selector: 'dt' }).nextElementSibling).toHaveTextContent(text);
