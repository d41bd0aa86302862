/**
 * /order/{orderNo}, an order's own page, and /order, which sends the link to one again (docs/contract.md section 10).
 * The server draws the order where its key stands in the address, as in a mail's link; else both alike for everyone,
 * since only this tab has the key (decision 337).
 */
import { Flex } from 'antd';
import { isApiError } from '../api/errors';
import { orderPageApi } from '../api/orderPageApi';
import { FindOrder } from '../features/orders/FindOrder';
import { OrderPageSkeleton, OrderPageView } from '../features/orders/OrderPageView';
import { ANY_ORDER } from '../lib/orderPath';
import { useAppSelector } from '../store/hooks';
import { selectRestored } from '../store/visitSlice';
import { useRouteState } from './screen';
import type { RouteState, Screen } from './screen';

const TITLE = 'order-page-title';

const { getOrderPage } = orderPageApi.endpoints;
const orderNoOf = ({ params: { orderNo = '' } }: RouteState): string => orderNo;
const titleOf = (orderNo: string): string => (orderNo === '' ? 'Track your order' : 'Your order');

function OrderScreen() {
  const orderNo = orderNoOf(useRouteState());
  const restored = useAppSelector(selectRestored);
  const isDrawn = useAppSelector((state) => !getOrderPage.select(orderNo)(state).isUninitialized);
  return (
    <Flex vertical className="page order-page">
      <h1 id={TITLE} tabIndex={-1}>
        {titleOf(orderNo)}
      </h1>
      {orderNo === '' && <FindOrder labelledBy={TITLE} />}
      {orderNo !== '' &&
        (restored || isDrawn ? <OrderPageView orderNo={orderNo} labelledBy={TITLE} /> : <OrderPageSkeleton />)}
    </Flex>
  );
}

export const screen: Screen = {
  Component: OrderScreen,
  unlisted: true,
  loaders: [
    (route) => {
      const orderNo = orderNoOf(route);
      return ['', ANY_ORDER].includes(orderNo) ? [] : [(dispatch) => dispatch(getOrderPage.initiate(orderNo))];
    },
  ],
  head: (_state, route) => ({ title: titleOf(orderNoOf(route)) }),
  status: (state, route) => {
    const { error } = getOrderPage.select(orderNoOf(route))(state);
    if (!error) return 200;
    return isApiError(error) && error.status === 404 ? 404 : 503;
  },
};
