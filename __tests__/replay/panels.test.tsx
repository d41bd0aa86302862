/** The store is the screen: what is open over a page is open again. */
import { screen } from '@testing-library/react';
import { press } from '../support/client/press';
import { renderApp } from '../support/client/renderApp';
import { renderScreen } from '../support/client/renderFeature';
import { asMember, dialog, openLivelyShop } from '../support/visits/replayRows';
import type { Page, ReplayRow } from '../support/visits/replayRows';
import { expectSameScreen } from '../support/visits/sameScreen';
import { settled } from '../support/client/settled';

const openDialog = async (page: Page, opener: string | RegExp) => {
  await press(page, opener);
  await dialog();
};

openLivelyShop();

describe('Replay of what is open over a page', () => {
  const zoomIn = async ({ user }: Page) => {
    const zoom = await dialog();
    // jsdom's frame has no size.
    Object.defineProperties(zoom.getByRole('group', { name: 'Picture' }), {
      scrollWidth: { value: 400 },
      scrollHeight: { value: 500 },
    });
    await user.click(zoom.getByRole('button', { name: 'Zoom in' }));
    await user.click(zoom.getByRole('button', { name: 'Zoom in' }));
    expect(zoom.getByText('120%')).toBeVisible();
  };
  /** Opened from the frame. */
  const ofTheFrame: ReplayRow[] = [
    [
      'the phone’s menu, with the member’s own unfolded',
      '/',
      asMember,
      async (page) => {
        await press(page, 'Menu');
        await page.user.click((await dialog()).getByRole('button', { name: 'Your account' }));
      },
    ],
    [
      'the member’s menu',
      '/faqs',
      asMember,
      async (page) => {
        await press(page, 'Your account');
        await screen.findByRole('menu');
      },
    ],
    [
      'the subcategories of a category',
      '/',
      {},
      async (page) => {
        await page.user.click((await screen.findAllByRole('button', { name: 'Women' }))[0] as HTMLElement);
        await dialog();
      },
    ],
  ];
  const ofTheScreen: ReplayRow[] = [
    [
      'the filter panel, with a group and a category unfolded in it',
      '/shop',
      {},
      async ({ user }) => {
        await user.click((await screen.findAllByRole('button', { name: 'Filter by' }))[0] as HTMLElement);
        const panel = await dialog();
        await user.click(await panel.findByRole('button', { name: 'Show More of Brands' }));
        await user.click(panel.getByRole('button', { name: 'Subcategories of Men' }));
      },
    ],
    [
      'the menu of stock, sort and price',
      '/shop',
      {},
      async ({ user }) => {
        await user.click((await screen.findAllByRole('button', { name: 'Filter by' }))[1] as HTMLElement);
        await screen.findByText('Stock Status');
      },
    ],
    [
      'the second picture of a product, enlarged',
      '/productdetails/7',
      {},
      async (page) => {
        await press(page, 'Zoom');
        await page.user.click((await dialog()).getByRole('button', { name: 'Next picture' }));
        await zoomIn(page);
      },
    ],
    [
      'a deal, enlarged',
      '/sale-products',
      {},
      async (page) => {
        await press(page, /^Zoom/);
        await zoomIn(page);
      },
    ],
    [
      'a wish, enlarged',
      '/wishlist',
      asMember,
      async (page) => {
        await page.user.click((await screen.findAllByRole('button', { name: /^Zoom/ }))[1] as HTMLElement);
        await zoomIn(page);
      },
    ],
    ['a new address', '/checkout', asMember, (page) => openDialog(page, 'Add a new address')],
    ['an order', '/order-history', asMember, (page) => openDialog(page, 'View Order 7K3M-9QX2')],
    [
      'whether an order is to be cancelled',
      '/order-history',
      asMember,
      (page) => openDialog(page, 'Cancel Order 7K3M-9QX2'),
    ],
    ['what is to be returned', '/order-history', asMember, (page) => openDialog(page, /^Return Order/)],
  ];

  it.each([
    ...ofTheFrame.map((row) => [...row, renderApp] as const),
    ...ofTheScreen.map((row) => [...row, renderScreen] as const),
  ])('is open again: %s', async (_, path, options, act, open) => {
    const page = await open(path, options);
    await act(page);
    await settled(page.store);
    expect(page.store.getState().panel.open).not.toBeNull();
    await expectSameScreen(page);
  });
});
