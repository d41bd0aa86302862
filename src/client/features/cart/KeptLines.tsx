/** What became of a guest's cart whose session had ended. Stands on the page from the beginning, to be heard. */
import type { JoinedLine } from '../../../contract/account';
import type { CartItem } from '../../../contract/cart';
import { lineName } from '../../lib/cartLine';
import { selectJoined, selectKept } from '../../store/cartSlice';
import { useAppSelector } from '../../store/hooks';
import '../../ui/states.css';
import './cart.css';

/** Colour and size where they are told: not of what joined a member's cart. */
type Named = Pick<JoinedLine, 'productId' | 'productName' | 'orderQuantity' | 'wantedQuantity'> &
  Partial<Pick<CartItem, 'productColor' | 'productSize'>>;

const nameOf = ({ productName, productColor = '', productSize = '' }: Named): string =>
  lineName({ productName, productColor, productSize });

const namesOf = (lines: readonly Named[]): string => [...new Set(lines.map(nameOf))].join(', ');

const inCartOf = <L extends Named>(lines: readonly L[]): L[] => lines.filter(({ orderQuantity }) => orderQuantity > 0);

/** Of which lines there were not as many as were wanted, and how many there were. */
function FewerLines({ lines }: { lines: readonly Named[] }) {
  const fewer = inCartOf(lines).filter(({ orderQuantity, wantedQuantity }) => orderQuantity < wantedQuantity);
  return fewer.map((line, index) => (
    <p key={`${line.productId} ${index}`}>
      {nameOf(line)}: {line.orderQuantity} of the {line.wantedQuantity} you wanted, which is all we have.
    </p>
  ));
}

/** What a guest's cart brought along when the guest logged in (decision 74). */
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

export function KeptLines() {
  const kept = useAppSelector(selectKept);
  const lost = kept.filter(({ orderQuantity }) => orderQuantity === 0);
  return (
    <div role="status">
      {kept.length > 0 && (
        <div className="notice notice-good">
          {inCartOf(kept).length > 0 && (
            <p>We kept your cart; your visit had ended, and prices and stock are today’s.</p>
          )}
          <FewerLines lines={kept} />
          {lost.length > 0 && <p>No longer to be had: {namesOf(lost)}.</p>}
        </div>
      )}
    </div>
  );
}
