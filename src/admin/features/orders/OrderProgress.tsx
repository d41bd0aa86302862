/** How far an order is, from the quote to the doorstep. */
import Steps from 'antd/es/steps';
import type { StaffOrder } from '../../../contract/staffOrders';
import { progressOf } from '../../lib/orderWords';

export function OrderProgress({ order }: { order: StaffOrder }) {
  const { names, reached } = progressOf(order);
  return (
    <Steps
      size="small"
      current={reached}
      titlePlacement="vertical"
      responsive={false}
      items={names.map((title) => ({ title }))}
    />
  );
}
