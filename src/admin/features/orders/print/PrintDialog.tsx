/** Packing slips, address labels and invoices from the browser, several at once. */
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { toStaffMessage } from '../../../api/errors';
import { useLazyGetSheetsQuery } from '../../../api/ordersApi';
import { useLazyGetShopQuery, type ShopAddress } from '../../../api/shopApi';
import { printWhole } from '../../../browser/printing';
import { Dialog } from '../../../ui/Dialog';
import { useNotices } from '../../../ui/notices';
import { AddressLabel } from './AddressLabel';
import { InvoiceSheet } from './InvoiceSheet';
import { PackingSlip } from './PackingSlip';
import './print.css';

interface Props {
  orderNos: readonly string[];
  onClose: () => void;
}

type Kind = 'slips' | 'labels' | 'invoices';

export default function PrintDialog({ orderNos, onClose }: Props) {
  const notices = useNotices();
  const [getSheets, { isFetching }] = useLazyGetSheetsQuery();
  const [withPrices, setWithPrices] = useState(false);
  const [sheets, setSheets] = useState<{ kind: Kind; orders: StaffOrder[]; shop: ShopAddress } | null>(null);
  const [getShop] = useLazyGetShopQuery();
  const print = async (kind: Kind): Promise<void> => {
    const [orders, shop] = await Promise.all([getSheets(orderNos), getShop()]);
    if (!orders.data || !shop.data) {
      notices.failed(toStaffMessage(orders.error ?? shop.error));
      return;
    }
    setSheets({ kind, orders: orders.data, shop: shop.data });
    await printWhole();
  };
  return (
    <Dialog
      title={orderNos.length === 1 ? `Print ${orderNos[0]}` : `Print ${orderNos.length} orders`}
      onClose={onClose}
    >
      <Checkbox checked={withPrices} onChange={({ target }) => setWithPrices(target.checked)}>
        Prices on the packing slips; leave them out of a gift
      </Checkbox>
      <Flex gap={8} wrap className="form-buttons">
        <Button type="primary" size="large" loading={isFetching} onClick={() => void print('slips')}>
          Packing slips (A5)
        </Button>
        <Button size="large" loading={isFetching} onClick={() => void print('labels')}>
          Address labels (10 × 15 cm)
        </Button>
        <Button size="large" loading={isFetching} onClick={() => void print('invoices')}>
          Invoices (A4)
        </Button>
      </Flex>
      {sheets &&
        createPortal(
          <div className="sheets">
            {sheets.orders.map((order) => {
              const props = { order, shop: sheets.shop };
              if (sheets.kind === 'slips')
                return <PackingSlip key={order.orderNo} {...props} withPrices={withPrices} />;
              if (sheets.kind === 'labels') return <AddressLabel key={order.orderNo} {...props} />;
              return <InvoiceSheet key={order.orderNo} {...props} />;
            })}
          </div>,
          document.body,
        )}
    </Dialog>
  );
}
