import { Link } from 'react-router';

const order = /^order (\S+)$/;

/** What a change was made to; an order is one press away. */
export function AuditSubject({ subject }: { subject: string }) {
  const [, orderNo] = order.exec(subject) ?? [];
  return orderNo === undefined ? <span>{subject}</span> : <Link to={`/orders/${orderNo}`}>{subject}</Link>;
}
