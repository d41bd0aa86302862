/** A member's wishlist (docs/requirements.md section 2, Wishlist). */
import { Flex } from 'antd';
import { useEffect, useRef } from 'react';
import { toUserMessage } from '../api/errors';
import { useCart } from '../features/cart/useCart';
import { EmptyWishlist, WishGrid, WishSkeleton } from '../features/wishlist/WishGrid';
import { useSendHeart } from '../features/wishlist/useSendHeart';
import { useClearWishlist, useWishes } from '../features/wishlist/useWishes';
import type { WishesView } from '../features/wishlist/useWishes';
import '../features/wishlist/wishlist.css';
import { useAppDispatch, useAppSelector, useAppStore } from '../store/hooks';
import { panelClosed, panelOpened, selectOpenPanel } from '../store/panelSlice';
import { selectIsHeartWaiting } from '../store/wishlistEditsSlice';
import { focusHeading } from '../ui/focusHeading';
import { LastKnown } from '../ui/LastKnown';
import { LoadFailed } from '../ui/LoadFailed';
import { ZoomDialog } from '../ui/ZoomDialog';
import { MembersOnly } from './MembersOnly';
import type { Screen } from './screen';

interface Props {
  userId: string;
  items: WishesView['items'];
}

function Wishes({ userId, items }: Props) {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const { lines } = useCart();
  const send = useSendHeart();
  const clear = useClearWishlist(userId);
  const zoomed =
    panel?.name === 'zoom' ? items.find(({ productId }) => productId === panel.productId)?.product : undefined;

  /** False while an earlier press of this very wish waits for its answer. */
  const remove = (productId: number): boolean => {
    if (selectIsHeartWaiting(store.getState(), productId)) return false;
    void send({ userId, productId, remove: true });
    return true;
  };

  return (
    <>
      <button type="button" className="button wishlist-clear" onClick={({ detail }) => void clear(items, detail === 0)}>
        Clear Wishlist
      </button>
      <WishGrid
        items={items}
        isInCart={(productId) => lines.some((line) => line.productId === productId)}
        onZoom={(productId) => dispatch(panelOpened({ name: 'zoom', productId }))}
        onRemove={remove}
      />
      {zoomed && <ZoomDialog src={zoomed.prodImg1} name={zoomed.productName} onClose={() => dispatch(panelClosed())} />}
    </>
  );
}

function Wishlist({ userId }: { userId: string }) {
  const { status, items, error, retrying, refetch } = useWishes(userId);
  useHeadingAfterLast(items.length);
  if (status === 'waiting') return <WishSkeleton />;
  if (status === 'failed') return <LoadFailed message={toUserMessage(error)} retrying={retrying} onRetry={refetch} />;
  return (
    <>
      {error !== undefined && (
        <LastKnown
          message={toUserMessage(error)}
          text="This is your wishlist as we last saw it."
          retrying={retrying}
          onRetry={refetch}
        />
      )}
      {items.length === 0 ? <EmptyWishlist /> : <Wishes userId={userId} items={items} />}
    </>
  );
}

/** The last card takes the focus along with it; the heading is where the page begins. */
function useHeadingAfterLast(count: number): void {
  const before = useRef(count);
  useEffect(() => {
    if (count === 0 && before.current > 0 && document.activeElement === document.body) focusHeading();
    before.current = count;
  }, [count]);
}

function WishlistScreen() {
  return (
    <Flex wrap className="page wishlist-page">
      <h1 tabIndex={-1}>Wishlist</h1>
      <MembersOnly skeleton={<WishSkeleton />}>{(userId) => <Wishlist userId={userId} />}</MembersOnly>
    </Flex>
  );
}

export const screen: Screen = { Component: WishlistScreen, unlisted: true, head: () => ({ title: 'Wishlist' }) };
