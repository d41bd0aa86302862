/** What staff changed, a page at a time, by whatever an owner looks for; a table at a desk. */
import Button from 'antd/es/button';
import { Suspense, lazy, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useExportAuditMutation, useGetAuditQuery } from '../../api/accountsApi';
import { toStaffMessage } from '../../api/errors';
import { sheetAnswer } from '../../api/sheets';
import { auditFiltersOf, auditSearchOf, quickAudit, type AuditFilters } from '../../lib/auditFilters';
import { isFiltered, queryOf } from '../../lib/listFilters';
import { Failed } from '../../ui/Failed';
import { FilterChips } from '../../ui/FilterChips';
import { Pages } from '../../ui/Pages';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { SheetButton } from '../../ui/SheetButton';
import { useIsWide } from '../../ui/useMedia';
import { Waiting } from '../../ui/Waiting';
import { AuditRows } from './AuditRows';

const AuditTable = lazy(() => import(/* webpackChunkName: "audit-table" */ './AuditTable'));
const AuditFilterDrawer = lazy(() => import(/* webpackChunkName: "audit-filters" */ './AuditFilterDrawer'));

/** The same list, whatever its page. */
const listOf = (filters: AuditFilters): string => auditSearchOf({ ...filters, page: '' });

export function AuditList() {
  const isWide = useIsWide();
  const filters = auditFiltersOf(useLocation().search);
  const navigate = useNavigate();
  const { currentData: list, error, isFetching, refetch } = useGetAuditQuery(queryOf(filters));
  const [exportAudit] = useExportAuditMutation();
  const [isOpen, setOpen] = useState(false);
  const onFilter = (next: AuditFilters): void => void navigate(`/audit${auditSearchOf(next)}`);
  const chips = quickAudit.map(({ name, search }) => ({
    name,
    to: `/audit${search}`,
    isHere: listOf(auditFiltersOf(search)) === listOf(filters),
  }));
  return (
    <div className="list">
      <ScreenTitle>What staff changed</ScreenTitle>
      <FilterChips chips={chips} />
      <div className="list-bar">
        <p role="status" className="quiet list-count">
          {list && !isFetching ? `${list.total} ${list.total === 1 ? 'change' : 'changes'}` : 'Looking…'}
        </p>
        <Button onClick={() => setOpen(true)} aria-haspopup="dialog">
          Filter
        </Button>
        <SheetButton name="history.csv" ask={() => sheetAnswer(exportAudit(queryOf({ ...filters, page: '' })))} />
      </div>
      {error && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!list && !error && <Waiting lines={8} />}
      {list?.rows.length === 0 && (
        <p className="empty">
          {isFiltered(filters)
            ? 'Nothing like this was changed. Another filter, or other days, may find it.'
            : 'Here stands what staff change, with who and when. Nothing was changed yet.'}
        </p>
      )}
      {list &&
        list.rows.length > 0 &&
        (isWide ? (
          <Suspense fallback={<Waiting lines={8} />}>
            <AuditTable rows={list.rows} />
          </Suspense>
        ) : (
          <AuditRows rows={list.rows} />
        ))}
      {list && <Pages page={filters.page} total={list.total} onPage={(page) => onFilter({ ...filters, page })} />}
      {isOpen && (
        <Suspense fallback={null}>
          <AuditFilterDrawer filters={filters} onFilter={onFilter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
