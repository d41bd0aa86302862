/** Address as on the label, payment, parcel, and the customer's other orders. */
import Button from 'antd/es/button';
import Descriptions from 'antd/es/descriptions';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDay, formatMoment } from '../../../contract/rules/days';
import type { StaffOrder } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useRenewLinkMutation } from '../../api/ordersApi';
import { copyText } from '../../browser/clipboard';
import { rupeesText } from '../../lib/money';
import { paymentNames, statusNames } from '../../lib/orderWords';
import { AskedOnce } from '../../ui/AskedOnce';
import { useNotices } from '../../ui/notices';

/** CSS pixels. */
const LABEL = 104;

function paymentText({ payment: { state, amount, reference, refunded } }: StaffOrder): string {
  return [
    paymentNames[state],
    amount === null ? '' : rupeesText(amount),
    reference ?? '',
    refunded === null ? '' : `${rupeesText(refunded)} given back`,
  ]
    .filter(Boolean)
    .join(', ');
}

function parcelOf({ courier, trackingNumber, trackingUrl, shippedAt }: StaffOrder): ReactNode {
  if (courier === null) return 'Not handed over yet';
  const text = `${courier} ${trackingNumber ?? ''}`;
  const link =
    trackingUrl === null ? (
      text
    ) : (
      <a href={trackingUrl} target="_blank" rel="noreferrer">
        {text}
        <span className="sr-only"> (opens a new tab)</span>
      </a>
    );
  return (
    <>
      {link} {shippedAt !== null && formatDay(shippedAt)}
    </>
  );
}

/** @param search of the list that the order was opened from */
export function OrderFacts({ order, search }: { order: StaffOrder; search: string }) {
  const { orderNo, name, mobile, email, customer, address, placedAt, otherOrders } = order;
  const items = [
    {
      key: 'address',
      label: 'Address',
      children: (
        <address className="order-address">
          <strong>{name}</strong>
          {address.parts.map((part, at) => (
            <span key={at}>{part}</span>
          ))}
          <strong>{address.pinCode}</strong>
        </address>
      ),
    },
    { key: 'mobile', label: 'Mobile', children: mobile },
    { key: 'email', label: 'E-mail', children: email ?? 'None: tell this customer by phone' },
    { key: 'customer', label: 'Customer', children: customer === 'member' ? 'A member' : 'A guest' },
    { key: 'placed', label: 'Placed', children: formatMoment(placedAt) },
    { key: 'payment', label: 'Payment', children: paymentText(order) },
    { key: 'parcel', label: 'Parcel', children: parcelOf(order) },
    { key: 'page', label: 'Order’s page', children: <OrderLink orderNo={orderNo} /> },
    {
      key: 'others',
      label: 'Other orders',
      children:
        otherOrders.length === 0 ? (
          'None'
        ) : (
          <ul className="plain-list">
            {otherOrders.map((other) => (
              <li key={other.orderNo}>
                <Link to={`/orders/${other.orderNo}${search}`}>{other.orderNo}</Link> {formatDay(other.placedAt)},{' '}
                {statusNames[other.status].toLowerCase()}, {rupeesText(other.amountDue)}
              </li>
            ))}
          </ul>
        ),
    },
  ];
  return (
    <section aria-labelledby="order-facts">
      <h2 id="order-facts">Customer and parcel</h2>
      <Descriptions items={items} column={1} size="small" styles={{ label: { width: LABEL } }} />
    </section>
  );
}

/** Of the keys of an order's page only hashes are kept: a link can be made anew, and not be shown again. */
function OrderLink({ orderNo }: { orderNo: string }) {
  const notices = useNotices();
  const [renew, { data }] = useRenewLinkMutation();
  const copy = async (link: string): Promise<void> => {
    if (await copyText(link)) notices.done('The link is copied.');
    else notices.failed('This browser does not copy. Hold the link to copy it.');
  };
  const ask = async (): Promise<void> => {
    const { error } = await renew({ orderNo });
    if (error) notices.failed(toStaffMessage(error));
    else notices.done('A new link is made; those before open nothing any more.');
  };
  return (
    <span className="row-actions">
      {data && (
        <>
          <a href={data.link} target="_blank" rel="noreferrer">
            Open<span className="sr-only"> the order’s page in a new tab</span>
          </a>
          <Button onClick={() => void copy(data.link)}>Copy link</Button>
        </>
      )}
      <AskedOnce what="Make a new link" yes="Yes, end the links that were sent" onYes={ask} />
    </span>
  );
}
