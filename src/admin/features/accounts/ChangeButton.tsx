import Button from 'antd/es/button';
import type { StaffAccount } from '../../../contract/staff';

interface Props {
  account: StaffAccount;
  onOpen: (account: StaffAccount) => void;
}

export function ChangeButton({ account, onOpen }: Props) {
  return (
    <Button onClick={() => onOpen(account)} aria-label={`Change ${account.email}`}>
      Change
    </Button>
  );
}
