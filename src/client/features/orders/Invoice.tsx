/**
 * The invoice of an order, for paper only: it stands beside the page, unseen, and a print shows it instead of the page.
 * Who the shop is comes from the brand's one file. Nothing is called paid: no payment is taken online (decision 15).
 */
import { skipToken } from '@reduxjs/toolkit/query/react';
import { createPortal } from 'react-dom';
import { brand } from '../../../contract/brand';
import { formatMoney, toPaise } from '../../../contract/rules/money';
import { linePaise } from '../../../contract/rules/pricing';
import { fullName, useGetUserQuery } from '../../api/profileApi';
import { useShopWords } from '../../api/wordsApi';
import { amountInWords } from '../../lib/amountInWords';
import { choiceText } from '../../lib/cartLine';
import { formatDay } from '../../../contract/rules/days';
import { orderSums } from './orderView';
import type { OrderView } from './orderView';
import './invoice.css';

interface Props {
  order: OrderView;
  /** null: on the order's own page, which tells the name itself. */
  userId: string | null;
}

/** The name that the order was placed under, else the account's. */
function BilledTo({ order: { rows }, userId }: Props) {
  const { currentData: user } = useGetUserQuery(userId ?? skipToken);
  const name = rows[0]?.deliveryName || (user ? fullName(user) : '');
  const address = rows[0]?.deliveryAddress ?? '';
  if (name === '' && address === '') return null;
  return (
    <div>
      <h2>Billed to</h2>
      <p>
        <strong>{name}</strong>
        {address}
      </p>
    </div>
  );
}

function Lines({ order }: { order: OrderView }) {
  const { rows } = order;
  const hasNet = order.discountPaise > 0 && rows.every(({ netAmount }) => netAmount !== undefined);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity</th>
          <th scope="col">Rate</th>
          <th scope="col">Amount</th>
          {hasNet && <th scope="col">After discount</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ serialNo, productName, productObject, orderQuantity, productRate, netAmount }) => (
          <tr key={serialNo}>
            <td>
              {productName}
              <small>{choiceText(productObject)}</small>
            </td>
            <td>{orderQuantity}</td>
            <td>{formatMoney(toPaise(productRate))}</td>
            <td>{formatMoney(linePaise({ ratePaise: toPaise(productRate), quantity: orderQuantity }))}</td>
            {hasNet && <td>{formatMoney(toPaise(netAmount ?? 0))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Invoice({ order, userId }: Props) {
  const { parts, total } = orderSums(order);
  const { strapLine, address, email, phone } = useShopWords();
  const ways = [email, phone].filter((way) => way !== undefined);
  return createPortal(
    <div className="invoice">
      <header>
        <div>
          <p className="invoice-brand">{brand.name}</p>
          {strapLine !== undefined && <p>{strapLine}</p>}
        </div>
        <address>
          {[...address, ...ways].map((row) => (
            <span key={row}>{row}</span>
          ))}
        </address>
      </header>
      <h1>Invoice</h1>
      <div className="invoice-facts">
        <BilledTo order={order} userId={userId} />
        <dl>
          <dt>Order ID</dt>
          <dd>{order.orderNo}</dd>
          <dt>Order date</dt>
          <dd>{formatDay(order.placed)}</dd>
          {order.delivered !== null && (
            <>
              <dt>Delivered</dt>
              <dd>{formatDay(order.delivered)}</dd>
            </>
          )}
        </dl>
      </div>
      <Lines order={order} />
      <div className="invoice-sums">
        <dl>
          {[...parts, total].map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p>{amountInWords(order.toPayPaise)}</p>
      </div>
      <footer>
        <p>All prices are in Indian rupees and include all taxes, as the MRP does.</p>
        <p>
          {ways.length > 0 && `Questions: ${ways.join(', ')}. `}Thank you for shopping with {brand.name}
        </p>
      </footer>
    </div>,
    document.body,
  );
}
