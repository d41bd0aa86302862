import { paths } from '../../lib/paths';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';

/**
 * Where 'Track Order' leads (decision 325): a member to the orders of the account, a guest to the page that sends the
 * link to an order again. The server draws the guest's, as it knows nobody; a member's turns right once the session is
 * restored.
 */
export const useTrackOrderPath = (): string => (useAppSelector(selectIsSignedIn) ? paths.orderHistory : paths.order);
