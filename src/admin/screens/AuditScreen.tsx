/** What staff changed, newest first: an owner's screen. */
import { AuditList } from '../features/accounts/AuditList';
import { useTitle } from '../ui/useTitle';

export default function AuditScreen() {
  useTitle('History');
  return (
    <>
      <h1 tabIndex={-1}>What staff changed</h1>
      <AuditList />
    </>
  );
}
