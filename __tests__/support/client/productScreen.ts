/** The product page of a client test, as soon as it names the product. */
import { screen, within } from '@testing-library/react';
import { renderScreen } from './renderFeature';

export const openProduct = async (state?: Parameters<typeof renderScreen>[1]) => {
  const page = await renderScreen('/productdetails/7', state);
  await screen.findByRole('heading', { level: 1, name: 'Mulmul jhabla' });
  return page;
};
export const article = () => within(screen.getByRole('article'));
export const button = (name: string) => article().getByRole('button', { name });
