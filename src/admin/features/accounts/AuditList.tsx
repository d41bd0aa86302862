/** Rows of the audit, a page after the other. */
import Button from 'antd/es/button';
import { useState } from 'react';
import { formatMoment } from '../../../contract/rules/days';
import type { AUDIT_PAGE, AuditEntry } from '../../../contract/staff';
import { useGetAuditQuery } from '../../api/accountsApi';
import { toStaffMessage } from '../../api/errors';
import { Failed } from '../../ui/Failed';
import { Waiting } from '../../ui/Waiting';

/** The contract's figure, whose module would bring its schemas along; another one does not compile. */
const PAGE: typeof AUDIT_PAGE = 50;

/** `{"role":"orders"}` → `role orders` */
const inWords = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, one]) => `${name} ${inWords(one)}`)
        .join(', ')
    : String(value);

const isSaid = (value: unknown): boolean => value !== null && value !== undefined;

function Row({ row: { at, who, what, subject, was, isNow } }: { row: AuditEntry }) {
  return (
    <li className="row">
      <span className="row-words">
        <strong>{what}</strong>
        <span>{subject}</span>
        {(isSaid(was) || isSaid(isNow)) && (
          <span>
            {isSaid(was) && `was ${inWords(was)}`}
            {isSaid(was) && isSaid(isNow) && '; '}
            {isSaid(isNow) && `is ${inWords(isNow)}`}
          </span>
        )}
        <span className="quiet">
          {who}, {formatMoment(at)}
        </span>
      </span>
    </li>
  );
}

export function AuditList({ before }: { before?: number }) {
  const { currentData: rows, error, refetch } = useGetAuditQuery(before === undefined ? {} : { before });
  const [isMore, setMore] = useState(false);
  if (error && !rows) return <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />;
  if (!rows) return <Waiting lines={8} />;
  const last = rows.at(-1);
  if (!last) return <p className="empty">Here stands what staff change, with who and when.</p>;
  return (
    <>
      <ul className="rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      {isMore && <AuditList before={last.id} />}
      {!isMore && rows.length === PAGE && (
        <Button size="large" onClick={() => setMore(true)}>
          Older
        </Button>
      )}
    </>
  );
}
