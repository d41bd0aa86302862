/** What a guest's cart brought along when the guest logged in (decision 74). */
import type { JoinedLine } from '../../../contract/account';
import type { CartItem } from '../../../contract/cart';
import { fullName } from '../../lib/cartLine';
import { selectJoined } from '../../store/cartNewsSlice';
import { useAppSelector } from '../../store/hooks';
import '../../ui/states.css';

/** Colour and size where they are told: not of what joined a member's cart. */
type Named = Pick<JoinedLine, 'productId' | 'productName' | 'orderQuantity' | 'wantedQuantity'> &
  Partial<Pick<CartItem, 'productColor' | 'productSize'>>;

const nameOf = ({ productName, productColor = '', productSize = '' }: Named): string =>
  fullName({ productName, productColor, productSize });

export const namesOf = (lines: readonly Named[]): string => [...new Set(lines.map(nameOf))].join(', ');

export const inCartOf = <L extends Named>(lines: readonly L[]): L[] =>
  lines.filter(({ orderQuantity }) => orderQuantity > 0);

/** Of which lines there were not as many as were wanted, and how many there were. */
export function FewerLines({ lines }: { lines: readonly Named[] }) {
  const fewer = inCartOf(lines).filter(({ orderQuantity, wantedQuantity }) => orderQuantity < wantedQuantity);
  return fewer.map((line, index) => (
    <p key={`${line.productId} ${index}`}>
      {nameOf(line)}: {line.orderQuantity} of the {line.wantedQuantity} you wanted, which is all we have.
    </p>
  ));
}

export function JoinedLines() {
  const joined = useAppSelector(selectJoined);
  const inCart = inCartOf(joined);
  const leftOut = joined.filter(({ orderQuantity }) => orderQuantity === 0);
  if (joined.length === 0) return null;
  return (
    <div className="notice notice-good">
      {inCart.length > 0 && <p>From your visit as a guest: {namesOf(inCart)}.</p>}
      <FewerLines lines={joined} />
      {leftOut.length > 0 && <p>There was no room for: {namesOf(leftOut)}.</p>}
    </div>
  );
}
