/** What is done with several orders at once, and the list as a file. */
import Button from 'antd/es/button';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useExportOrdersMutation, usePackManyMutation } from '../../api/ordersApi';
import { sheetAnswer } from '../../api/sheets';
import { queryOf } from '../../lib/listFilters';
import type { OrderFilters } from '../../lib/orderFilters';
import { useMayMove } from '../../store/useMe';
import { useNotices } from '../../ui/notices';
import { SheetButton } from '../../ui/SheetButton';
import { canPack } from './RowActions';

const ShipManyDialog = lazy(() => import(/* webpackChunkName: "ship-many" */ './ShipManyDialog'));
const PrintDialog = lazy(() => import(/* webpackChunkName: "print" */ './print/PrintDialog'));
const OverdueDialog = lazy(() => import(/* webpackChunkName: "overdue" */ './OverdueDialog'));

interface Props {
  filters: OrderFilters;
  rows: readonly StaffOrderRow[];
  chosen: readonly string[];
  onDone: () => void;
  /** How many there are. */
  children: ReactNode;
}

export function BulkBar({ filters, rows, chosen, onDone, children }: Props) {
  const notices = useNotices();
  const mayMove = useMayMove();
  const [packMany, { isLoading: isPacking }] = usePackManyMutation();
  const [exportOrders] = useExportOrdersMutation();
  const [dialog, setDialog] = useState<'ship' | 'print' | 'overdue' | null>(null);
  const picked = rows.filter(({ orderNo }) => chosen.includes(orderNo));
  const toPack = picked.filter(canPack).map(({ orderNo, version }) => ({ orderNo, version }));
  const toShip = picked.filter(({ next }) => next === 'ship');
  const overdue = filters.overdue === 'true' ? rows.filter(({ isOverdue }) => isOverdue) : [];

  const pack = async (): Promise<void> => {
    const { data, error } = await packMany({ orders: toPack });
    if (error) {
      notices.failed(toStaffMessage(error));
      return;
    }
    if (!data) return;
    for (const { orderNo, message } of data.failed) notices.failed(`${orderNo}: ${message}`);
    if (data.done.length > 0) notices.done(`${data.done.length} packed.`);
    onDone();
  };
  const close = (): void => setDialog(null);
  return (
    <div className="list-bar">
      {children}
      {chosen.length > 0 && (
        <>
          <strong role="status">
            {chosen.length} chosen
            {mayMove && `: ${toPack.length} to pack, ${toShip.length} to ship`}
          </strong>
          {mayMove && (
            <>
              <Button disabled={toPack.length === 0} loading={isPacking} onClick={() => void pack()}>
                Mark packed
              </Button>
              <Button disabled={toShip.length === 0} onClick={() => setDialog('ship')}>
                Ship
              </Button>
            </>
          )}
          <Button onClick={() => setDialog('print')}>Print</Button>
          <Button onClick={onDone}>Choose none</Button>
        </>
      )}
      {mayMove && overdue.length > 0 && (
        <Button danger onClick={() => setDialog('overdue')}>
          {overdue.length === 1 ? 'Cancel this one' : `Cancel these ${overdue.length}`}
        </Button>
      )}
      {mayMove && (
        <SheetButton name="orders.csv" ask={() => sheetAnswer(exportOrders(queryOf({ ...filters, page: '' })))} />
      )}
      <Suspense fallback={null}>
        {dialog === 'ship' && <ShipManyDialog orders={toShip} onClose={close} onDone={onDone} />}
        {dialog === 'print' && <PrintDialog orderNos={chosen} onClose={close} />}
        {dialog === 'overdue' && <OverdueDialog orders={overdue} onClose={close} />}
      </Suspense>
    </div>
  );
}
