/** The list, and one order: beside it at a desk, in its place on a phone. */
import Drawer from 'antd/es/drawer';
import { Suspense, lazy } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Waiting } from '../ui/Waiting';
import { OrderList } from '../features/orders/OrderList';
import { useIsWide } from '../ui/useMedia';
import '../features/orders/orders.css';

const OrderView = lazy(() => import(/* webpackChunkName: "order" */ '../features/orders/OrderView'));

/** CSS pixels. */
const PANEL = 520;

export default function OrdersScreen() {
  const { orderNo } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const close = (): void => void navigate(`/orders${search}`);
  const order = orderNo !== undefined && (
    <Suspense fallback={<Waiting />}>
      <OrderView key={orderNo} orderNo={orderNo} search={search} isPanel={isWide} />
    </Suspense>
  );
  if (!isWide && order) return order;
  return (
    <>
      <OrderList />
      {isWide && (
        <Drawer
          open={orderNo !== undefined}
          onClose={close}
          size={PANEL}
          title={orderNo ?? ''}
          mask={false}
          destroyOnHidden
        >
          {order}
        </Drawer>
      )}
    </>
  );
}
