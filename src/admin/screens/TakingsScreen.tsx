/** What was received and given back, day by day. */
import Button from 'antd/es/button';
import Statistic from 'antd/es/statistic';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { toStaffMessage } from '../api/errors';
import { useExportTakingsMutation, useGetTakingsQuery } from '../api/ordersApi';
import { saveText } from '../browser/saveFile';
import { DayFields } from '../features/takings/DayFields';
import { TakingsBars } from '../features/takings/TakingsBars';
import { TakingsTable } from '../features/takings/TakingsTable';
import { daysBefore, today } from '../lib/shopDays';
import { rupeesText } from '../lib/money';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { useNotices } from '../ui/notices';
import { useTitle } from '../ui/useTitle';
import '../features/takings/takings.css';

/** Days that are shown at first. */
const USUAL = 30;

export default function TakingsScreen() {
  useTitle('Takings');
  const notices = useNotices();
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => today(Date.now()));
  const span = { from: params.get('from') ?? daysBefore(now, USUAL - 1), to: params.get('to') ?? now };
  const { currentData: takings, error, refetch } = useGetTakingsQuery(span);
  const [exportTakings, { isLoading }] = useExportTakingsMutation();
  const save = async (): Promise<void> => {
    const { data, error: failure } = await exportTakings(span);
    if (failure) notices.failed(toStaffMessage(failure));
    else saveText(`takings-${span.from}-${span.to}.csv`, data ?? '', 'text/csv;charset=utf-8');
  };
  return (
    <>
      <div className="screen-head">
        <h1 tabIndex={-1}>Takings</h1>
        <Button size="large" loading={isLoading} onClick={() => void save()}>
          Save as CSV
        </Button>
      </div>
      <DayFields span={span} latest={now} onChange={(next) => setParams({ ...next })} />
      {error && !takings && <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} />}
      {!takings && !error && <Waiting lines={8} />}
      {takings && (
        <>
          <div className="takings-sums">
            <Statistic title="Received" value={rupeesText(takings.received)} />
            <Statistic title="Given back" value={rupeesText(takings.refunded)} />
          </div>
          {takings.days.length === 0 ? (
            <p className="empty">
              Here stands what was received each day, as soon as a payment is noted. In these days there was none.
            </p>
          ) : (
            <>
              <TakingsBars days={takings.days} />
              <TakingsTable days={takings.days} />
            </>
          )}
        </>
      )}
    </>
  );
}
