/** The way to a product's reviews from elsewhere on its page. The tabs may be without their code yet (ui/lazyPart). */
import { useAppDispatch } from '../../store/hooks';
import { tabChosen } from '../../store/productChoiceSlice';
import { tabElementId } from '../../ui/tabElementId';

/** The beginning of the tabs' element ids. */
export const PRODUCT_TABS = 'product';

const reviewsTab = () => document.getElementById(tabElementId(PRODUCT_TABS, 'reviews'));

let arrive = (): void => undefined;

/** To be called when the tabs have come: whoever asked for the reviews before is led there now. */
export const tabsArrived = (): void => arrive();

/**
 * Opens the tab, and brings the focus and the view there. On a page that was stepped to the tabs may still be on their
 * way; until then the button shows that it waits.
 */
export function useOpenReviews(): (event: { currentTarget: HTMLElement }) => Promise<void> {
  const dispatch = useAppDispatch();
  return async ({ currentTarget: button }) => {
    dispatch(tabChosen('reviews'));
    if (!reviewsTab()) {
      button.setAttribute('data-waiting', '');
      await new Promise<void>((resolve) => (arrive = resolve));
      button.removeAttribute('data-waiting');
    }
    // Whoever has gone on meanwhile is not led anywhere.
    if (!button.isConnected) return;
    const tab = reviewsTab();
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView();
  };
}
