/**
 * A member's session ended at the checkout: says so, and leads to the login and back (decision 85). What was typed
 * waits in the tab.
 */
import { comeBackTo } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { couponApplied } from '../../store/couponSlice';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { useNavigate } from '../../ui/useNavigate';
import { checkoutMessages } from './checkoutMessages';

/** @returns what to call, with the coupon's code that went with the member and is to come back. */
export function useLogInAgain(): (couponCode?: string) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (couponCode) => {
    if (couponCode !== undefined) dispatch(couponApplied(couponCode));
    dispatch(toastShown('warning', checkoutMessages.visitEnded));
    navigate(paths.login, { state: comeBackTo({ pathname: paths.checkout, search: '' }) });
  };
}
