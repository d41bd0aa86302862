/** Packing slips and address labels from the browser, several at once. */
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { StaffOrder } from '../../../../contract/staffOrders';
import { toStaffMessage } from '../../../api/errors';
import { useLazyGetSheetsQuery } from '../../../api/ordersApi';
import { printWhole } from '../../../browser/printing';
import { Dialog } from '../../../ui/Dialog';
import { useNotices } from '../../../ui/notices';
import { AddressLabel } from './AddressLabel';
import { PackingSlip } from './PackingSlip';
import './print.css';

interface Props {
  orderNos: readonly string[];
  onClose: () => void;
}

type Kind = 'slips' | 'labels';

export default function PrintDialog({ orderNos, onClose }: Props) {
  const notices = useNotices();
  const [getSheets, { isFetching }] = useLazyGetSheetsQuery();
  const [withPrices, setWithPrices] = useState(false);
  const [sheets, setSheets] = useState<{ kind: Kind; orders: StaffOrder[] } | null>(null);
  const print = async (kind: Kind): Promise<void> => {
    const { data, error } = await getSheets(orderNos);
    if (error) {
      notices.failed(toStaffMessage(error));
      return;
    }
    setSheets({ kind, orders: data ?? [] });
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
      </Flex>
      {sheets &&
        createPortal(
          <div className="sheets">
            {sheets.orders.map((order) =>
              sheets.kind === 'slips' ? (
                <PackingSlip key={order.orderNo} order={order} withPrices={withPrices} />
              ) : (
                <AddressLabel key={order.orderNo} order={order} />
              ),
            )}
          </div>,
          document.body,
        )}
    </Dialog>
  );
}
