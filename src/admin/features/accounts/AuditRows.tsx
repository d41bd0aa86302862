/** The history on a phone. */
import { formatMoment } from '../../../contract/rules/days';
import type { AuditEntry } from '../../../contract/staff';
import { AuditSubject } from './AuditSubject';
import { AuditChange } from './AuditChange';

export function AuditRows({ rows }: { rows: readonly AuditEntry[] }) {
  return (
    <ul className="rows">
      {rows.map(({ id, at, who, what, subject, was, isNow }) => (
        <li key={id} className="row">
          <span className="row-words">
            <strong>{what}</strong>
            <AuditSubject subject={subject} />
            <AuditChange was={was} isNow={isNow} />
            <span className="quiet">
              {who}, {formatMoment(at)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
