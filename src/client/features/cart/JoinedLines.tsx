/** What a guest's cart brought along when the guest logged in (DECISIONS.md T74). */
import type { JoinedLine } from '../../../contract/account';
import { selectJoined } from '../../store/cartNewsSlice';
import { useAppSelector } from '../../store/hooks';

const namesOf = (lines: readonly JoinedLine[]): string => [...new Set(lines.map(({ productName }) => productName))].join(', ');

export function JoinedLines() {
  const joined = useAppSelector(selectJoined);
  const inCart = joined.filter(({ orderQuantity }) => orderQuantity > 0);
  const fewer = inCart.filter(({ orderQuantity, wantedQuantity }) => orderQuantity < wantedQuantity);
  const leftOut = joined.filter(({ orderQuantity }) => orderQuantity === 0);
  if (joined.length === 0) return null;
  return (
    <div className="cart-notice cart-notice-joined">
      {inCart.length > 0 && <p>From your visit as a guest: {namesOf(inCart)}.</p>}
      {fewer.map(({ productId, productName, orderQuantity, wantedQuantity }, index) => (
        <p key={`${productId} ${index}`}>
          {productName}: {orderQuantity} of the {wantedQuantity} you wanted, which is all we have.
        </p>
      ))}
      {leftOut.length > 0 && <p>There was no room for: {namesOf(leftOut)}.</p>}
    </div>
  );
}
