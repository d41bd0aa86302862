/** The way to a product's reviews from elsewhere on its page. The tabs may still be without their code (ui/lazyPart). */
import { useAppDispatch } from '../../store/hooks';
import { tabChosen } from '../../store/productChoiceSlice';
import { tabElementId } from '../../ui/tabElementId';

/** The beginning of the tabs' element ids. */
export const PRODUCT_TABS = 'product';

/** Opens the tab, and brings the focus and the view there. */
export function useOpenReviews(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(tabChosen('reviews'));
    const tab = document.getElementById(tabElementId(PRODUCT_TABS, 'reviews'));
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView();
  };
}
