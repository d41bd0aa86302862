/** The list at a desk. */
import Table, { type ColumnsType } from 'antd/es/table';
import { Link } from 'react-router';
import { formatMoment } from '../../../contract/rules/days';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { rupeesText } from '../../lib/money';
import { productsText } from '../../lib/productsText';
import type { ListProps } from './listProps';
import { RowActions } from './RowActions';
import { StateTags } from './StateTags';

/** For useListKeys. Ant Design's types know no attributes of one's own. */
const rowMark = ({ orderNo }: StaffOrderRow): Record<string, string> => ({ 'data-order': orderNo });

export default function OrderTable({ rows, chosen, onChoose, onStep, onPack, search }: ListProps) {
  const columns: ColumnsType<StaffOrderRow> = [
    {
      title: 'Order',
      dataIndex: 'orderNo',
      width: 176,
      render: (_, { orderNo, placedAt }) => (
        <>
          <Link to={`/orders/${orderNo}${search}`} className="order-link" data-first>
            {orderNo}
          </Link>
          <span className="quiet cell-note">{formatMoment(placedAt)}</span>
        </>
      ),
    },
    {
      title: 'Customer',
      dataIndex: 'name',
      width: 160,
      render: (_, { name, mobile }) => (
        <>
          {name}
          <span className="quiet cell-note">{mobile}</span>
        </>
      ),
    },
    { title: 'Products', key: 'products', render: (_, order) => productsText(order) },
    { title: 'State', key: 'state', width: 176, render: (_, order) => <StateTags order={order} /> },
    { title: 'Total', key: 'total', align: 'right', width: 96, render: (_, order) => rupeesText(order.amountDue) },
    {
      title: 'Next',
      key: 'next',
      width: 232,
      render: (_, order) => <RowActions order={order} onStep={onStep} onPack={onPack} />,
    },
  ];
  return (
    <Table<StaffOrderRow>
      rowKey="orderNo"
      size="small"
      columns={columns}
      dataSource={[...rows]}
      pagination={false}
      rowSelection={{
        selectedRowKeys: [...chosen],
        onChange: (keys) => onChoose(keys.map(String)),
        getCheckboxProps: ({ orderNo }) => ({ 'aria-label': `Choose ${orderNo}` }),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Choose all on this page' }),
      }}
      onRow={rowMark}
    />
  );
}
