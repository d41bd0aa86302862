/** Everything that happened, oldest first, with who. */
import Timeline from 'antd/es/timeline';
import { formatMoment } from '../../../contract/rules/days';
import type { StaffOrder } from '../../../contract/staffOrders';

export function OrderTimeline({ order: { timeline } }: { order: StaffOrder }) {
  const items = timeline.map(({ at, who, what, details }, index) => ({
    key: index,
    content: (
      <>
        {what}
        {details !== null && <span>: {details}</span>}
        <span className="quiet cell-note">
          {who}, {formatMoment(at)}
        </span>
      </>
    ),
  }));
  return (
    <section aria-labelledby="order-timeline">
      <h2 id="order-timeline">What happened</h2>
      <Timeline items={items} />
    </section>
  );
}
