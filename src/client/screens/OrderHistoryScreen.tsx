/** /order-history, where Track Order leads a member (docs/requirements.md section 2, Order history). */
import { Flex } from 'antd';
import { OrderList, OrdersSkeleton } from '../features/orders/OrderList';
import { MembersOnly } from './MembersOnly';
import type { Screen } from './screen';

function OrderHistoryScreen() {
  return (
    <Flex vertical className="page orders-page">
      <h1 tabIndex={-1}>Order History</h1>
      <MembersOnly skeleton={<OrdersSkeleton />}>{(userId) => <OrderList userId={userId} />}</MembersOnly>
    </Flex>
  );
}

export const screen: Screen = {
  Component: OrderHistoryScreen,
  unlisted: true,
  head: () => ({ title: 'Order History' }),
};
