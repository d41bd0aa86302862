import { COUNTRY } from '../../lib/constants';
import type { OrderDetails } from './detailsSchema';

/** `house, street, city, state, India - 400601`: comma-joined, the PIN code its last six digits (CONTRACT.md section 5, DECISIONS.md T93). */
export const joinAddress = ({ houseName, street, city, state, pinCode }: OrderDetails): string =>
  `${[houseName, street, city, state, COUNTRY].join(', ')} - ${pinCode}`;
