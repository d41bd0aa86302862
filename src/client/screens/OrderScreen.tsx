/**
 * /order/{orderNo}, an order's own page, and /order, which sends the link to one again (docs/contract.md section 10).
 * The server draws both alike for everyone: what the page shows comes with the key that this tab has.
 */
import { Flex } from 'antd';
import { FindOrder } from '../features/orders/FindOrder';
import { OrderPageSkeleton, OrderPageView } from '../features/orders/OrderPageView';
import { useAppSelector } from '../store/hooks';
import { selectRestored } from '../store/visitSlice';
import { useRouteState } from './screen';
import type { Screen } from './screen';

const TITLE = 'order-page-title';

function OrderScreen() {
  const { orderNo = '' } = useRouteState().params;
  const restored = useAppSelector(selectRestored);
  return (
    <Flex vertical className="page order-page">
      <h1 id={TITLE} tabIndex={-1}>
        {orderNo === '' ? 'Track your order' : 'Your order'}
      </h1>
      {orderNo === '' && <FindOrder labelledBy={TITLE} />}
      {orderNo !== '' && (restored ? <OrderPageView orderNo={orderNo} labelledBy={TITLE} /> : <OrderPageSkeleton />)}
    </Flex>
  );
}

export const screen: Screen = {
  Component: OrderScreen,
  unlisted: true,
  head: (_state, { params: { orderNo = '' } }) => ({ title: orderNo === '' ? 'Track your order' : 'Your order' }),
};
