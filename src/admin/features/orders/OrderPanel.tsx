/** One order beside the list of a desk, which stays in use. */
import Drawer from 'antd/es/drawer';
import OrderView from './OrderView';

/** CSS pixels. */
const WIDTH = 520;

interface Props {
  orderNo: string;
  /** Of the list that it was opened from. */
  search: string;
  onClose: () => void;
}

export default function OrderPanel({ orderNo, search, onClose }: Props) {
  return (
    <Drawer open onClose={onClose} size={WIDTH} title={orderNo} mask={false}>
      <OrderView key={orderNo} orderNo={orderNo} search={search} isPanel />
    </Drawer>
  );
}
