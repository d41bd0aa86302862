/** What staff changed, as an owner's history has it. */
import type { AuditEntry } from '../../../src/contract/staff';
import type { Database } from '../../../src/server/db/types';
import { makeAuditList } from '../../../src/server/areas/staff/auditList.service';

/** The newest hundred, of one subject where that is given. */
export async function readAudit(db: Database['db'], asked: { subject?: string } = {}): Promise<AuditEntry[]> {
  const { rows } = await makeAuditList({ db }).list({ ...asked, page: 1, pageSize: 100, sort: 'newest' });
  return rows;
}
