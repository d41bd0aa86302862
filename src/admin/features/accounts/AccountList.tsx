/** Who is on the staff, a page at a time, by role and state; a table at a desk. */
import { Suspense, lazy, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatDay, formatMoment } from '../../../contract/rules/days';
import type { StaffAccount } from '../../../contract/staff';
import { useExportAccountsMutation, useGetAccountsQuery } from '../../api/accountsApi';
import { toStaffMessage } from '../../api/errors';
import { sheetAnswer } from '../../api/sheets';
import {
  accountFiltersOf,
  accountSearchOf,
  accountSortNames,
  stateNames,
  type AccountFilterName,
  type AccountFilters,
} from '../../lib/accountFilters';
import { isFiltered, queryOf, withFilter } from '../../lib/listFilters';
import { roleNames } from '../../lib/roles';
import { Failed } from '../../ui/Failed';
import { choicesOf, FilterSelects, type FilterField } from '../../ui/FilterSelects';
import { Pages } from '../../ui/Pages';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { SheetButton } from '../../ui/SheetButton';
import { useIsWide } from '../../ui/useMedia';
import { Waiting } from '../../ui/Waiting';
import { ChangeButton } from './ChangeButton';

const AccountTable = lazy(() => import(/* webpackChunkName: "account-table" */ './AccountTable'));

const fields: FilterField<AccountFilterName>[] = [
  { name: 'role', label: 'Role', choices: choicesOf(roleNames) },
  { name: 'state', label: 'State', choices: choicesOf(stateNames) },
  { name: 'sort', label: 'Sorted', choices: choicesOf(accountSortNames), otherwise: accountSortNames.email },
];

interface Props {
  onOpen: (account: StaffAccount) => void;
}

/** @param invite the button that adds one */
export function AccountList({ onOpen, invite }: Props & { invite: ReactNode }) {
  const isWide = useIsWide();
  const filters = accountFiltersOf(useLocation().search);
  const navigate = useNavigate();
  const { currentData: list, error, isFetching, refetch } = useGetAccountsQuery(queryOf(filters));
  const [exportAccounts] = useExportAccountsMutation();
  const onFilter = (next: AccountFilters): void => void navigate(`/accounts${accountSearchOf(next)}`);
  return (
    <div className="list">
      <div className="screen-head">
        <ScreenTitle>Staff</ScreenTitle>
        {invite}
        <div className="list-fields">
          <FilterSelects
            fields={fields}
            values={filters}
            onChange={(name, value) => onFilter(withFilter(filters, { [name]: value }))}
          />
        </div>
      </div>
      <div className="list-bar">
        <p role="status" className="quiet list-count">
          {list && !isFetching ? `${list.total} ${list.total === 1 ? 'account' : 'accounts'}` : 'Looking…'}
        </p>
        <SheetButton name="staff.csv" ask={() => sheetAnswer(exportAccounts(queryOf({ ...filters, page: '' })))} />
      </div>
      {error && !list && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!list && !error && <Waiting />}
      {list?.rows.length === 0 && (
        <p className="empty">
          {isFiltered(filters)
            ? 'Nobody on the staff is like this. Choose another role or state.'
            : 'Here stands who may log in. Invite somebody, and they do.'}
        </p>
      )}
      {list &&
        list.rows.length > 0 &&
        (isWide ? (
          <Suspense fallback={<Waiting />}>
            <AccountTable accounts={list.rows} onOpen={onOpen} />
          </Suspense>
        ) : (
          <AccountRows accounts={list.rows} onOpen={onOpen} />
        ))}
      {list && <Pages page={filters.page} total={list.total} onPage={(page) => onFilter({ ...filters, page })} />}
    </div>
  );
}

function AccountRows({ accounts, onOpen }: Props & { accounts: readonly StaffAccount[] }) {
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
            <ChangeButton account={account} onOpen={onOpen} />
          </li>
        );
      })}
    </ul>
  );
}
