/**
 * An order's own page (docs/contract.md section 10): how it stands, what it comes to, how it is paid, where the parcel
 * is. For whoever has its link, and for the member whose order it is.
 */
import { formatDay } from '../../../contract/rules/days';
import { paymentWords } from '../../../contract/rules/payment';
import { isApiError, toUserMessage } from '../../api/errors';
import type { OrderPageView as Page } from '../../api/orderPage';
import { useCancelOrderByPageMutation, useGetOrderPageQuery } from '../../api/orderPageApi';
import { readOrderKey } from '../../browser/orderKeys';
import { orderPath } from '../../lib/orderPath';
import { paths } from '../../lib/paths';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { panelOpened, selectOpenPanel } from '../../store/panelSlice';
import { selectRestored } from '../../store/visitSlice';
import { LastKnown } from '../../ui/LastKnown';
import { Link } from '../../ui/Link';
import { LoadFailed } from '../../ui/LoadFailed';
import { NewTabNote } from '../../ui/NewTabNote';
import { CancelDialog } from './CancelDialog';
import { CopyButton } from './CopyButton';
import { FindOrder } from './FindOrder';
import { Invoice } from './Invoice';
import { OrderGoods } from './OrderGoods';
import { OrderPayment } from './OrderPayment';
import { OrderProgress } from './OrderProgress';
import { viewOfPage } from './orderView';
import { paymentMessages } from './paymentMessages';
import type { AskedBack } from './returnState';
import './orderDialogs.css';
import './orderPage.css';

export function OrderPageSkeleton() {
  return (
    <div className="order-page-parts" aria-busy="true">
      <p className="visually-hidden" role="status">
        Your order is on its way
      </p>
      <span className="skeleton order-page-skeleton-way" />
      <span className="skeleton order-page-skeleton" />
    </div>
  );
}

/** Who carries it, and where it is looked up. */
function Parcel({ page: { courier, trackingNumber, trackingLink, shippedDate } }: { page: Page }) {
  if (shippedDate === null) return null;
  return (
    <section aria-labelledby="order-parcel">
      <h2 id="order-parcel">Your parcel</h2>
      <p>
        On its way since {formatDay(shippedDate)}
        {courier !== null && `, with ${courier}`}.
      </p>
      {trackingNumber !== null && (
        <p className="order-page-tracking">
          Tracking number <strong>{trackingNumber}</strong>
          <CopyButton what="the tracking number" text={() => trackingNumber} />
        </p>
      )}
      {trackingLink !== null && (
        <p>
          <a className="button" href={trackingLink} target="_blank" rel="noopener noreferrer">
            Track the parcel
            <NewTabNote />
          </a>
        </p>
      )}
    </section>
  );
}

/** With the key where this tab has one: the member's own order opens without. */
const linkTo = (orderNo: string): string => {
  const key = readOrderKey(orderNo);
  return `${window.location.origin}${orderPath(orderNo)}${key === null ? '' : `?key=${key}`}`;
};

function Actions({ page }: { page: Page }) {
  const dispatch = useAppDispatch();
  const { orderNo, orderStatus } = page;
  return (
    <div className="order-page-actions">
      {orderStatus !== 'CANCELED' && (
        <button type="button" className="button" onClick={() => window.print()}>
          Print invoice
        </button>
      )}
      {orderStatus === 'ORDERED' && (
        <button
          type="button"
          className="button"
          onClick={() => dispatch(panelOpened({ name: 'cancelOrder', orderNo }))}
        >
          Cancel Order
        </button>
      )}
      <Link className="button" to={paths.contact}>
        Ask about this order
      </Link>
      <CopyButton
        what="of this order"
        label="Copy the link"
        text={() => linkTo(orderNo)}
        done={paymentMessages.linkCopied}
      />
    </div>
  );
}

function OrderContent({ page }: { page: Page }) {
  const panel = useAppSelector(selectOpenPanel);
  const restored = useAppSelector(selectRestored);
  const [cancelByPage] = useCancelOrderByPageMutation();
  const order = viewOfPage(page);
  const { orderNo, status, rows } = order;
  const asked = rows.flatMap((row): AskedBack[] => (row.returnStatus ? [{ row, status: row.returnStatus }] : []));
  const isCancelled = status === 'CANCELED';
  return (
    <div className="order-page-parts">
      <p className="order-page-facts">
        Order <strong>{orderNo}</strong>, placed on {formatDay(order.placed)}
        {order.delivered !== null && `, delivered on ${formatDay(order.delivered)}`}
        {page.canceledDate !== null && `, cancelled on ${formatDay(page.canceledDate)}`}
      </p>
      <OrderProgress orderNo={orderNo} status={status} />
      <OrderPayment order={page} />
      <Parcel page={page} />
      <section aria-labelledby="order-goods">
        <h2 id="order-goods">What you ordered</h2>
        <OrderGoods order={order} asked={asked}>
          {status === 'ORDERED' && page.payment.paymentState === 'none' && (
            <p className="totals-shipping">{paymentWords.onOrder}</p>
          )}
        </OrderGoods>
      </section>
      {page.deliveryAddress !== '' && (
        <section aria-labelledby="order-address">
          <h2 id="order-address">Delivery address</h2>
          <p>
            <strong className="order-page-name">{page.deliveryName}</strong>
            {page.deliveryAddress}
          </p>
        </section>
      )}
      <Actions page={page} />
      {/* It stands beside the page, where only a browser can put it. */}
      {restored && !isCancelled && <Invoice order={order} userId={null} />}
      {panel?.name === 'cancelOrder' && panel.orderNo === orderNo && (
        <CancelDialog order={order} cancel={() => cancelByPage(orderNo)} />
      )}
    </div>
  );
}

export function OrderPageView({ orderNo, labelledBy }: { orderNo: string; labelledBy: string }) {
  // What the server has just drawn is not asked for again.
  const refetchOnMountOrArgChange = useAppSelector(selectRestored);
  const { currentData, error, isFetching, refetch } = useGetOrderPageQuery(orderNo, {
    refetchOnMountOrArgChange,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const retry = { retrying: isFetching && error !== undefined, onRetry: () => void refetch() };
  if (isApiError(error) && error.status === 404)
    return (
      <div className="order-page-parts">
        <p className="notice notice-warning" role="status">
          {paymentMessages.noOrder}
        </p>
        <div>
          <FindOrder orderNo={orderNo} labelledBy={labelledBy} />
        </div>
      </div>
    );
  if (!currentData) return error ? <LoadFailed message={toUserMessage(error)} {...retry} /> : <OrderPageSkeleton />;
  return (
    <>
      {error !== undefined && (
        <LastKnown message={toUserMessage(error)} text="This is your order as we last saw it." {...retry} />
      )}
      <OrderContent page={currentData} />
    </>
  );
}
