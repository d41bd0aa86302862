/** How far an order is, from the quote to the doorstep. */
import Steps from 'antd/es/steps';
import type { StaffOrder } from '../../../contract/staffOrders';
import { progressOf } from '../../lib/orderWords';

export function OrderProgress({ order }: { order: StaffOrder }) {
  const steps = progressOf(order);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return (
    <Steps
      size="small"
      titlePlacement="vertical"
      responsive={false}
      items={steps.map(({ name, isDone }, at) => ({
        title: name,
        status: isDone ? ('finish' as const) : at === next ? ('process' as const) : ('wait' as const),
      }))}
    />
  );
}
