/** The accounts at a desk. */
import Table, { type ColumnsType } from 'antd/es/table';
import { formatDay, formatMoment } from '../../../contract/rules/days';
import type { StaffAccount } from '../../../contract/staff';
import { stateNames } from '../../lib/accountFilters';
import { roleNames } from '../../lib/roles';
import { ChangeButton } from './ChangeButton';

interface Props {
  accounts: readonly StaffAccount[];
  onOpen: (account: StaffAccount) => void;
}

export default function AccountTable({ accounts, onOpen }: Props) {
  const columns: ColumnsType<StaffAccount> = [
    { title: 'E-mail address', dataIndex: 'email', render: (_, { email }) => <strong>{email}</strong> },
    { title: 'Role', dataIndex: 'role', width: 128, render: (_, { role }) => roleNames[role] },
    { title: 'State', dataIndex: 'state', width: 184, render: (_, { state }) => stateNames[state] },
    { title: 'Since', dataIndex: 'since', width: 136, render: (_, { since }) => formatDay(since) },
    {
      title: 'Last login',
      dataIndex: 'lastLogin',
      width: 192,
      render: (_, { lastLogin }) => (lastLogin === null ? 'Never' : formatMoment(lastLogin)),
    },
    {
      title: <span className="sr-only">What may be changed</span>,
      key: 'change',
      width: 104,
      render: (_, account) => <ChangeButton account={account} onOpen={onOpen} />,
    },
  ];
  return (
    <Table<StaffAccount> rowKey="email" size="small" columns={columns} dataSource={[...accounts]} pagination={false} />
  );
}
