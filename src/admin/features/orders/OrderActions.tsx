/** What may be done with an order now: its next step first, then the rest of what the server calls possible. */
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { Suspense, lazy, useRef, useState } from 'react';
import type { OrderAction } from '../../../contract/rules/staffOrderRules';
import type { StaffOrder } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { usePackMutation } from '../../api/ordersApi';
import { actionNames, stepNames } from '../../lib/orderWords';
import { rowOf } from '../../lib/rowOf';
import { useMayMove, useMayTalk } from '../../store/useMe';
import { useNotices } from '../../ui/notices';
import { ContactButtons } from './ContactButtons';

const StepDialog = lazy(() => import(/* webpackChunkName: "step" */ './steps/StepDialog'));
const ChangeDialog = lazy(() => import(/* webpackChunkName: "change" */ './ChangeDialog'));
const CancelDialog = lazy(() => import(/* webpackChunkName: "cancel" */ './CancelDialog'));
const PrintDialog = lazy(() => import(/* webpackChunkName: "print" */ './print/PrintDialog'));

/**
 * A dialog stays about the order as it was when it opened: if that changes meanwhile, its form and what is typed stay,
 * and the server's refusal says what there is now.
 */
interface Opened {
  order: StaffOrder;
  what: OrderAction | 'change' | 'print';
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  const notices = useNotices();
  const { order, what } = opened;
  const done = (text: string): void => {
    onClose();
    notices.done(text);
  };
  switch (what) {
    case 'change':
      return <ChangeDialog order={order} onClose={onClose} onDone={done} />;
    case 'cancel':
      return <CancelDialog order={order} onClose={onClose} onDone={done} />;
    case 'print':
      return <PrintDialog orderNos={[order.orderNo]} onClose={onClose} />;
    case 'pack':
    case 'unpack':
      // Done at once, without a dialog.
      return null;
    default:
      return <StepDialog order={{ ...order, ...rowOf(order) }} step={what} onClose={onClose} onDone={done} />;
  }
}

export function OrderActions({ order }: { order: StaffOrder }) {
  const { orderNo, version, status } = order;
  const mayMove = useMayMove();
  const mayTalk = useMayTalk();
  const notices = useNotices();
  const [pack, { isLoading: isPacking }] = usePackMutation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const more = useRef<HTMLButtonElement>(null);
  const next = mayMove ? order.next : null;
  const possible = mayMove ? order.possible : [];
  const markPacked = async (packed: boolean): Promise<void> => {
    const { error } = await pack({ orderNo, version, packed });
    if (error) notices.failed(toStaffMessage(error));
    else notices.done(packed ? `${orderNo} is packed.` : `${orderNo} is not packed any more.`);
  };
  const start = (what: Opened['what']): void => {
    if (what === 'unpack') void markPacked(false);
    else setOpened({ order, what });
  };
  const others = possible.filter((one) => one !== next && one !== 'pack' && one !== 'cancel');
  return (
    <div className="order-steps">
      {next && (
        <Button type="primary" size="large" data-step={orderNo} onClick={() => start(next)}>
          {stepNames[next]}
        </Button>
      )}
      {possible.includes('pack') && (
        <Button size="large" loading={isPacking} onClick={() => void markPacked(true)}>
          Mark packed
        </Button>
      )}
      {mayTalk && <ContactButtons order={order} />}
      <Button size="large" onClick={() => start('print')}>
        Print
      </Button>
      {mayMove && status === 'ORDERED' && (
        <Button size="large" onClick={() => start('change')}>
          Change
        </Button>
      )}
      {possible.includes('cancel') && (
        <Button size="large" danger onClick={() => start('cancel')}>
          Cancel order
        </Button>
      )}
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          // Within the page's content, where a screen reader looks for it.
          getPopupContainer={({ parentElement }) => parentElement ?? document.body}
          menu={{
            items: others.map((one) => ({ key: one, label: actionNames[one] })),
            onClick: ({ key }) => {
              // The menu goes; the dialog gives the focus back to what had it.
              more.current?.focus();
              start(key as OrderAction);
            },
          }}
        >
          <Button ref={more} size="large" aria-haspopup="menu">
            More
          </Button>
        </Dropdown>
      )}
      <Suspense fallback={null}>{opened && <OpenedDialog opened={opened} onClose={() => setOpened(null)} />}</Suspense>
    </div>
  );
}
