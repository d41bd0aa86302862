/** What became of a guest's cart at the login (decision 74). */
import type { JoinedLine } from '../../../contract/account';
import { plural } from '../../lib/text';

/** Named one by one; more than these are in the cart for everyone to see. */
const NAMED = 2;

const isShort = ({ orderQuantity, wantedQuantity, stockQuantity }: JoinedLine) => orderQuantity < wantedQuantity || stockQuantity < orderQuantity;

/** '' when nothing came along. */
export function joinedText(joined: readonly JoinedLine[]): string {
  const came = joined.filter(({ orderQuantity }) => orderQuantity > 0).length;
  if (came === 0) return '';
  return `${plural(came, 'thing')} from your visit as a guest ${came === 1 ? 'is' : 'are'} in your cart now.`;
}

function shortfall({ productName, orderQuantity, stockQuantity }: JoinedLine): string {
  if (stockQuantity <= 0) return `${productName} is out of stock.`;
  return orderQuantity > 0 ? `Only ${orderQuantity} of ${productName} could be kept.` : `${productName} could not be kept.`;
}

/** '' when everything is there as it was wanted. */
export function shortText(joined: readonly JoinedLine[]): string {
  const short = joined.filter(isShort);
  const more = short.length - NAMED;
  const named = short.slice(0, NAMED).map(shortfall);
  return [...named, ...(more > 0 ? [`So it is with ${more} more: look into your cart.`] : [])].join(' ');
}
