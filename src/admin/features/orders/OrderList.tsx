/** The orders of a filter, a page at a time; its next step for each, and steps for several at once. */
import type { InputRef } from 'antd/es/input';
import { Suspense, lazy, useCallback, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NextStep } from '../../../contract/rules/staffOrderRules';
import type { StaffOrderRow } from '../../../contract/staffOrders';
import { toStaffMessage } from '../../api/errors';
import { useGetOrdersQuery, usePackMutation } from '../../api/ordersApi';
import { isFiltered, queryOf } from '../../lib/listFilters';
import { filtersOf, searchOf, type OrderFilters } from '../../lib/orderFilters';
import { Failed } from '../../ui/Failed';
import { Pages } from '../../ui/Pages';
import { ScreenTitle } from '../../ui/ScreenTitle';
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

export function OrderList() {
  useTitle('Orders');
  const isWide = useIsWide();
  const { search } = useLocation();
  const navigate = useNavigate();
  const notices = useNotices();
  const filters = filtersOf(search);
  const { currentData: list, error, isFetching, refetch } = useGetOrdersQuery(queryOf(filters));
  const [pack] = usePackMutation();
  const [ticked, setTicked] = useState<string[]>([]);
  const [step, setStep] = useState<{ order: StaffOrderRow; step: NextStep } | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const searchField = useRef<InputRef>(null);
  useListKeys(
    part,
    useCallback(() => searchField.current?.focus(), []),
  );

  const onFilter = (next: OrderFilters): void => {
    setTicked([]);
    void navigate(`/orders${searchOf(next)}`);
  };
  const onPack = async ({ orderNo, version }: StaffOrderRow): Promise<void> => {
    const { error: failure } = await pack({ orderNo, version, packed: true });
    if (failure) notices.failed(toStaffMessage(failure));
    else notices.done(`${orderNo} is packed.`);
  };
  const rows = list?.rows ?? [];
  // What another filter does not show is not moved either.
  const chosen = ticked.filter((orderNo) => rows.some((row) => row.orderNo === orderNo));
  const listProps = {
    rows,
    chosen,
    onChoose: setTicked,
    onStep: (order: StaffOrderRow, next: NextStep) => setStep({ order, step: next }),
    onPack: (order: StaffOrderRow) => void onPack(order),
    search,
  };
  return (
    <div ref={part} className="list">
      <ScreenTitle>Orders</ScreenTitle>
      <FilterBar filters={filters} onFilter={onFilter} search={searchField} />
      <BulkBar filters={filters} rows={rows} chosen={chosen} onDone={() => setTicked([])}>
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
      {list && <Pages page={filters.page} total={list.total} onPage={(page) => onFilter({ ...filters, page })} />}
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
