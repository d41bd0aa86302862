/** The list, and one order: beside it at a desk, in its place on a phone. */
import { Suspense, lazy, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Waiting } from '../ui/Waiting';
import { OrderList } from '../features/orders/OrderList';
import { focusOrder } from '../browser/focus';
import { useIsWide } from '../ui/useMedia';
import '../features/orders/orders.css';

const OrderView = lazy(() => import(/* webpackChunkName: "order" */ '../features/orders/OrderView'));
const OrderPanel = lazy(() => import(/* webpackChunkName: "order-panel" */ '../features/orders/OrderPanel'));

export default function OrdersScreen() {
  const { orderNo } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const opened = useRef(orderNo);
  useEffect(() => {
    const left = opened.current;
    opened.current = orderNo;
    if (left !== undefined && orderNo === undefined) focusOrder(left);
  }, [orderNo]);
  if (!isWide && orderNo !== undefined) {
    return (
      <Suspense fallback={<Waiting />}>
        <OrderView key={orderNo} orderNo={orderNo} search={search} isPanel={false} />
      </Suspense>
    );
  }
  return (
    <>
      <OrderList />
      {orderNo !== undefined && (
        <Suspense fallback={null}>
          <OrderPanel orderNo={orderNo} search={search} onClose={() => void navigate(`/orders${search}`)} />
        </Suspense>
      )}
    </>
  );
}
