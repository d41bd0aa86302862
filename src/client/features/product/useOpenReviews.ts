/** Opens the reviews from elsewhere on the page: the tab, and the focus and the view with it. */
import { useAppDispatch } from '../../store/hooks';
import { tabChosen } from '../../store/productChoiceSlice';
import { tabElementId } from '../../ui/Tabs';

/** The beginning of the tabs' element ids. */
export const PRODUCT_TABS = 'product';

export function useOpenReviews(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(tabChosen('reviews'));
    const tab = document.getElementById(tabElementId(PRODUCT_TABS, 'reviews'));
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView();
  };
}
