/** What is the member's own, as the user menu and the mobile menu list it (docs/requirements.md section 2, Header). */
import { paths } from '../../lib/paths';

export const userPlaces = [
  { to: paths.profile, text: 'Account' },
  { to: paths.orderHistory, text: 'Orders' },
  { to: paths.wishlist, text: 'Wishlist' },
] as const;
