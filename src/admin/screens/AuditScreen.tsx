/** What staff changed (docs/contract.md section 11): an owner's screen. */
import { AuditList } from '../features/accounts/AuditList';
import { useTitle } from '../ui/useTitle';

export default function AuditScreen() {
  useTitle('History');
  return <AuditList />;
}
