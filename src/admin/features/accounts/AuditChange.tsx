import { auditWords } from '../../../contract/rules/auditWords';
import type { AuditEntry } from '../../../contract/staff';

/** What it was and is: `was role support; is role orders`; where only one is known, that alone. */
export function AuditChange({ was, isNow }: Pick<AuditEntry, 'was' | 'isNow'>) {
  const [before, after] = [auditWords(was), auditWords(isNow)];
  const words = before === '' ? after : [`was ${before}`, after && `is ${after}`].filter(Boolean).join('; ');
  return words === '' ? null : <span>{words}</span>;
}
