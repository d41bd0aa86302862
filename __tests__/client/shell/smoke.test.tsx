import { screen } from '@testing-library/react';
import { renderApp } from '../../support/renderApp';
it('opens', async () => {
  await renderApp('/nowhere');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});
