import Button from 'antd/es/button';
import { formatDay, formatMoment } from '../../../contract/rules/days';
import type { StaffAccount } from '../../../contract/staff';
import { roleNames } from '../../lib/roles';

const stateNames: Record<StaffAccount['state'], string> = {
  waits: 'Waits for its set-up',
  inUse: 'In use',
  disabled: 'Closed',
};

interface Props {
  accounts: readonly StaffAccount[];
  onOpen: (account: StaffAccount) => void;
}

export function AccountList({ accounts, onOpen }: Props) {
  return (
    <ul className="rows">
      {accounts.map((account) => {
        const { email, role, state, since, lastLogin } = account;
        return (
          <li key={email} className="row">
            <span className="row-words">
              <strong>{email}</strong>
              <span>
                {roleNames[role]} · {stateNames[state]}
              </span>
              <span className="quiet">
                {lastLogin === null
                  ? `Since ${formatDay(since)}, never logged in`
                  : `Last in ${formatMoment(lastLogin)}`}
              </span>
            </span>
            <Button onClick={() => onOpen(account)} aria-label={`Change ${email}`}>
              Change
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
