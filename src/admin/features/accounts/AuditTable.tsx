/** The history at a desk. */
import Table, { type ColumnsType } from 'antd/es/table';
import { formatMoment } from '../../../contract/rules/days';
import type { AuditEntry } from '../../../contract/staff';
import { AuditChange } from './AuditChange';
import { AuditSubject } from './AuditSubject';

const columns: ColumnsType<AuditEntry> = [
  { title: 'When', dataIndex: 'at', width: 184, render: (_, { at }) => formatMoment(at) },
  { title: 'Who', dataIndex: 'who', width: 208 },
  { title: 'What', dataIndex: 'what', width: 176, render: (_, { what }) => <strong>{what}</strong> },
  { title: 'About', dataIndex: 'subject', width: 208, render: (_, { subject }) => <AuditSubject subject={subject} /> },
  { title: 'Change', key: 'change', render: (_, { was, isNow }) => <AuditChange was={was} isNow={isNow} /> },
];

export default function AuditTable({ rows }: { rows: readonly AuditEntry[] }) {
  return (
    <Table<AuditEntry>
      className="audit-table"
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={[...rows]}
      pagination={false}
    />
  );
}
