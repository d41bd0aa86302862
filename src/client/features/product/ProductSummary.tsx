/** Name, badges, stars, price and stock of a product (docs/requirements.md section 2, Product detail). */
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { FEW_LEFT } from '../../../contract/rules/limits';
import type { Product } from '../../../contract/catalog';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { copyText } from '../../browser/clipboard';
import { paths } from '../../lib/paths';
import { plural } from '../../lib/text';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelClosed, panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import { NewTabNote } from '../../ui/NewTabNote';
import { Price } from '../../ui/Price';
import { Stars } from '../../ui/Stars';
import { useOpenReviews } from './openReviews';
import { shareMessages } from './shareMessages';

interface ShareSheetProps {
  id: string;
  /** What opened it; it gets the focus back. */
  button: RefObject<HTMLButtonElement | null>;
  /** Of the product's page. */
  path: string;
  productName: string;
}

const hasOwnSheet = (): boolean => typeof navigator.share === 'function';

/** The ways to share a link that is copied already: WhatsApp, and what the device itself offers. */
function ShareSheet({ id, button, path, productName }: ShareSheetProps) {
  const dispatch = useAppDispatch();
  const sheet = useRef<HTMLDivElement>(null);
  const url = window.location.origin + path;

  useEffect(() => {
    // What it gives back, in newer browsers a promise, is no end of an effect.
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  useEffect(() => {
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !sheet.current?.parentElement?.contains(target)) dispatch(panelClosed());
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [dispatch]);

  const close = () => {
    if (sheet.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    dispatch(panelClosed());
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const openOwn = async () => {
    try {
      await navigator.share({ title: productName, url });
      close();
    } catch {
      // Put away again, or not to be had now: the link is copied, and the other way stays.
    }
  };

  return (
    <div ref={sheet} id={id} className="share-sheet" role="group" aria-label="More ways to share" onKeyDown={onKeyDown}>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${productName} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={close}
      >
        <Icon name="chat" size={20} />
        WhatsApp
        <NewTabNote />
      </a>
      {hasOwnSheet() && (
        <button type="button" onClick={() => void openOwn()}>
          <Icon name="share" size={20} />
          More apps
        </button>
      )}
    </div>
  );
}

const SHEET_ID = 'share-sheet';

/**
 * Copies the product's link at once, and opens the other ways to share it beside the button (docs/requirements.md
 * section 8, Share; decision 119a).
 */
function ShareButton({ productId, productName }: { productId: number; productName: string }) {
  const dispatch = useAppDispatch();
  const panel = useAppSelector(selectOpenPanel);
  const isOpen = panel?.name === 'share' && panel.productId === productId;
  const button = useRef<HTMLButtonElement>(null);
  const path = paths.product(productId);

  const share = async () => {
    dispatch(panelOpened({ name: 'share', productId }));
    const copied = await copyText(window.location.origin + path);
    dispatch(copied ? toastShown('success', shareMessages.copied) : toastShown('error', shareMessages.failed));
  };
  return (
    <div className="share">
      <button
        ref={button}
        type="button"
        className="share-button"
        aria-label="Share this product"
        aria-expanded={isOpen}
        aria-controls={isOpen ? SHEET_ID : undefined}
        onClick={() => void share()}
      >
        <Icon name="share" />
      </button>
      {isOpen && <ShareSheet id={SHEET_ID} button={button} path={path} productName={productName} />}
    </div>
  );
}

export function ProductSummary({ product, quantity }: { product: Product; quantity: number }) {
  const { productName, productBrand, productRatings, no_of_rating: reviews, lightning, offered } = product;
  const rate = toPaise(product.productRate);
  const openReviews = useOpenReviews();
  return (
    <header className="product-summary">
      {(lightning || offered) && (
        <p className="product-badges">
          {lightning && <span className="product-badge product-badge-deal">Lighting Deal</span>}
          {offered && <span className="product-badge">OFFER</span>}
        </p>
      )}
      <div className="product-title">
        <h1 tabIndex={-1}>{productName}</h1>
        <ShareButton productId={product.productId} productName={productName} />
      </div>
      {productBrand !== '' && <p className="product-brand">by {productBrand}</p>}
      <p className="product-rating">
        <Stars rating={productRatings} count={reviews} />
        {productRatings > 0 ? <span aria-hidden="true">{productRatings.toFixed(1)}</span> : <span>Not rated yet</span>}
        <button type="button" className="link-button" onClick={(event) => void openReviews(event)}>
          {reviews > 0 ? plural(reviews, 'review') : 'Write a review'}
        </button>
      </p>
      <div className="product-price">
        <Price size="page" ratePaise={rate * quantity} mrpPaise={toPaise(product.productMRP) * quantity} />
        {quantity > 1 && (
          <p className="product-for">
            for {plural(quantity, 'piece')} <span>({formatMoney(rate)} each)</span>
          </p>
        )}
        <p className="product-taxes">MRP is inclusive of all taxes</p>
      </div>
      <Stock quantity={product.productQuantity} />
    </header>
  );
}

function Stock({ quantity }: { quantity: number }) {
  if (quantity <= 0) return <p className="product-stock product-stock-none">Out of Stock</p>;
  return (
    <p className={quantity <= FEW_LEFT ? 'product-stock product-stock-few' : 'product-stock'}>
      {quantity <= FEW_LEFT ? `Only ${quantity} left` : 'In Stock'}
    </p>
  );
}
