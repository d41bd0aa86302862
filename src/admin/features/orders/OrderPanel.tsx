/** One order beside the list of a desk, which stays in use, as does the header above it. */
import Drawer from 'antd/es/drawer';
import OrderView from './OrderView';

/** CSS pixels. */
const WIDTH = 520;

/** The list beside it stays in use, whatever Ant Design's panel says of itself. */
const beside = (panel: HTMLElement | null): void => panel?.setAttribute('aria-modal', 'false');

interface Props {
  orderNo: string;
  /** Of the list that it was opened from. */
  search: string;
  onClose: () => void;
}

export default function OrderPanel({ orderNo, search, onClose }: Props) {
  return (
    <Drawer
      open
      onClose={onClose}
      size={WIDTH}
      title={orderNo}
      mask={false}
      panelRef={beside}
      rootClassName="order-panel"
    >
      <OrderView key={orderNo} orderNo={orderNo} search={search} isPanel />
    </Drawer>
  );
}
