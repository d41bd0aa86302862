/** The orders of a filter, a page at a time; its next step for each, and steps for several at once. */
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import { Suspense, lazy, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { STAFF_PAGE_SIZE, type NextStep } from '../../../contract/rules/staffOrderRules';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useGetOrdersQuery, usePackMutation } from '../../api/ordersApi';
import { filtersOf, queryOf, searchOf, type OrderFilters } from '../../lib/orderFilters';
import { Failed } from '../../ui/Failed';
import { Waiting } from '../../ui/Waiting';
import { useIsWide } from '../../ui/useMedia';
import { useNotices } from '../../ui/notices';
import { useTitle } from '../../ui/useTitle';
import { BulkBar } from './BulkBar';
import { FilterBar } from './FilterBar';
import { OrderCards } from './OrderCards';
import { useListKeys } from './useListKeys';

const OrderTable = lazy(() => import(/* webpackChunkName: "order-table" */ './OrderTable'));
const StepDialog = lazy(() => import(/* webpackChunkName: "step" */ './steps/StepDialog'));

const isFiltered = ({ page: _, sort: __, ...rest }: OrderFilters): boolean =>
  Object.values(rest).some((value) => value !== '');

export function OrderList() {
  useTitle('Orders');
  const isWide = useIsWide();
  const { search } = useLocation();
  const navigate = useNavigate();
  const notices = useNotices();
  const filters = filtersOf(search);
  const { currentData: list, error, isFetching, refetch } = useGetOrdersQuery(queryOf(filters));
  const [pack] = usePackMutation();
  const [chosen, setChosen] = useState<string[]>([]);
  const [step, setStep] = useState<{ order: StaffOrderRow; step: NextStep } | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const searchField = useRef<InputRef>(null);
  useListKeys(
    part,
    useCallback(() => searchField.current?.focus(), []),
  );

  const onFilter = (next: OrderFilters): void => {
    setChosen([]);
    void navigate(`/orders${searchOf(next)}`);
  };
  const onPack = async ({ orderNo, version }: StaffOrderRow): Promise<void> => {
    const { error: failure } = await pack({ orderNo, version, packed: true });
    if (failure) notices.failed(toStaffMessage(failure));
    else notices.done(`${orderNo} is packed.`);
  };
  const page = Number(filters.page ?? 1) || 1;
  const pages = Math.ceil((list?.total ?? 0) / STAFF_PAGE_SIZE.usual);
  const listProps = {
    rows: list?.rows ?? [],
    chosen,
    onChoose: setChosen,
    onStep: (order: StaffOrderRow, next: NextStep) => setStep({ order, step: next }),
    onPack: (order: StaffOrderRow) => void onPack(order),
    search,
  };
  return (
    <div ref={part} className="order-list">
      <h1 tabIndex={-1}>Orders</h1>
      <FilterBar filters={filters} onFilter={onFilter} search={searchField} />
      <BulkBar filters={filters} rows={listProps.rows} chosen={chosen} onDone={() => setChosen([])}>
        <p role="status" className="quiet list-count">
          {list && !isFetching ? `${list.total} ${list.total === 1 ? 'order' : 'orders'}` : 'Looking…'}
        </p>
      </BulkBar>
      {error && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!list && !error && <Waiting lines={8} />}
      {list && list.rows.length === 0 && (
        <p className="empty">
          {isFiltered(filters)
            ? 'No order is like this. Another filter, or fewer letters in the search, may find it.'
            : 'Here stand the orders of your customers, newest first, with the next step of each. There is none yet.'}
        </p>
      )}
      {list &&
        list.rows.length > 0 &&
        (isWide ? (
          <Suspense fallback={<Waiting lines={8} />}>
            <OrderTable {...listProps} />
          </Suspense>
        ) : (
          <OrderCards {...listProps} />
        ))}
      {pages > 1 && (
        <nav className="pages" aria-label="Pages">
          <Button disabled={page <= 1} onClick={() => onFilter({ ...filters, page: String(page - 1) })}>
            Earlier page
          </Button>
          <span>
            {page} of {pages}
          </span>
          <Button disabled={page >= pages} onClick={() => onFilter({ ...filters, page: String(page + 1) })}>
            Next page
          </Button>
        </nav>
      )}
      {step && (
        <Suspense fallback={null}>
          <StepDialog
            order={step.order}
            step={step.step}
            onClose={() => setStep(null)}
            onDone={(text) => {
              setStep(null);
              notices.done(text);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
