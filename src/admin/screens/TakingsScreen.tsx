/** What was received and given back, day by day. */
import Statistic from 'antd/es/statistic';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { toStaffMessage } from '../api/errors';
import { useExportTakingsMutation, useGetTakingsQuery } from '../api/ordersApi';
import { sheetAnswer } from '../api/sheets';
import { TakingsBars } from '../features/takings/TakingsBars';
import { TakingsTable } from '../features/takings/TakingsTable';
import { daysBefore, today } from '../lib/shopDays';
import { rupeesText } from '../lib/money';
import { DayFields } from '../ui/DayFields';
import { Failed } from '../ui/Failed';
import { ScreenTitle } from '../ui/ScreenTitle';
import { SheetButton } from '../ui/SheetButton';
import { Waiting } from '../ui/Waiting';
import { useTitle } from '../ui/useTitle';
import '../features/takings/takings.css';

/** Days that are shown at first. */
const USUAL = 30;

export default function TakingsScreen() {
  useTitle('Takings');
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => today(Date.now()));
  const span = { from: params.get('from') ?? daysBefore(now, USUAL - 1), to: params.get('to') ?? now };
  const { currentData: takings, error, refetch } = useGetTakingsQuery(span);
  const [exportTakings] = useExportTakingsMutation();
  const fileName = `takings-${span.from}-${span.to}.csv`;
  return (
    <>
      <div className="screen-head">
        <ScreenTitle>Takings</ScreenTitle>
        <SheetButton name={fileName} ask={() => sheetAnswer(exportTakings(span))} size="large" />
        <DayFields span={span} latest={now} onChange={(next) => setParams({ ...next })} />
      </div>
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
              <TakingsBars days={takings.days} span={span} />
              <TakingsTable days={takings.days} />
            </>
          )}
        </>
      )}
    </>
  );
}
