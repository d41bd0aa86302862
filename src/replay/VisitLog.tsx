/**
 * The log: every action, what failed between them, and which of them are left out. Only rows near those in sight are
 * drawn.
 */
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VisitLogRow } from './VisitLogRow';
import { isFound } from './timeline';
import type { Entry, Moment } from './timeline';
import type { StepFault } from './shopFrame';
import type { Replay } from './useReplay';
import { ROW_HEIGHT, useRowWindow } from './useRowWindow';

interface Props {
  entries: readonly Entry[];
  replay: Replay;
  /** The steps that could not be followed. */
  faults: readonly StepFault[];
}

/** The moment whose row has the focus; null: none has. */
const momentOf = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest('li')?.querySelector<HTMLElement>('[data-moment]') : null;
  return row?.dataset['moment'] === undefined ? null : Number(row.dataset['moment']);
};

export function VisitLog({ entries, replay, faults }: Props) {
  const { moment, skipped, jumpTo, toggleSkipped } = replay;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const [focused, setFocused] = useState<number | null>(null);
  const takesFocus = useRef(false);
  const { box, range, look, showRow } = useRowWindow();
  const found = useMemo(() => entries.filter((entry) => isFound(entry, wanted)), [entries, wanted]);
  const moments = useMemo(() => found.filter((entry): entry is Moment => entry.kind === 'moment'), [found]);
  const rowOf = useMemo(() => {
    const rows = new Map<number, number>();
    found.forEach((entry, row) => entry.kind === 'moment' && rows.set(entry.moment, row));
    return rows;
  }, [found]);
  const faulty = useMemo(() => new Set(faults.map((fault) => fault.moment)), [faults]);
  // One row is in the tab order, as in any list that arrows walk.
  const reachable = rowOf.has(moment) ? moment : moments[0]?.moment;

  useLayoutEffect(() => {
    showRow(rowOf.get(moment) ?? 0);
    if (!takesFocus.current) return;
    takesFocus.current = false;
    box.current?.querySelector<HTMLElement>(`[data-moment="${moment}"]`)?.focus({ preventScroll: true });
  }, [moment, rowOf, showRow, box]);

  const walk = (event: React.KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const next =
      way < 0 ? moments.findLast((entry) => entry.moment < moment) : moments.find((entry) => entry.moment > moment);
    if (!next) return;
    takesFocus.current = true;
    jumpTo(next.moment);
  };

  // The row that Tab leads to and the one with the focus stay, wherever the list is scrolled to.
  const kept = [reachable, focused].flatMap((which) => rowOf.get(which ?? -1) ?? []);
  const drawn = new Set(kept);
  for (let row = range.first; row < Math.min(range.end, found.length); row += 1) drawn.add(row);
  const rows = [...drawn].sort((a, b) => a - b);

  return (
    <section className="support-log" aria-labelledby="log-heading">
      <h2 id="log-heading">What happened</h2>
      <div className="support-filter">
        <label htmlFor="log-filter">Filter</label>
        <input
          id="log-filter"
          type="search"
          value={typed}
          placeholder="cart, rejected…"
          onChange={({ target }) => setTyped(target.value)}
        />
        <output>
          {found.length === entries.length ? `${entries.length} rows` : `${found.length} of ${entries.length} rows`}
        </output>
      </div>
      {found.length === 0 && <p className="support-none">Nothing in this visit has that in its name.</p>}
      <div ref={box} className="support-rows" onScroll={look}>
        <ol
          role="list"
          style={{ height: found.length * ROW_HEIGHT }}
          onKeyDown={walk}
          onFocus={({ target }) => setFocused(momentOf(target))}
          onBlur={() => setFocused(null)}
        >
          {rows.map((row) => {
            const entry = found[row] as Entry;
            const isMoment = entry.kind === 'moment';
            return (
              <VisitLogRow
                key={isMoment ? entry.moment : `trouble ${row}`}
                entry={entry}
                row={row}
                rows={found.length}
                isCurrent={isMoment && entry.moment === moment}
                isReachable={isMoment && entry.moment === reachable}
                isSkipped={isMoment && skipped.has(entry.moment)}
                isFaulty={isMoment && faulty.has(entry.moment)}
                onJump={jumpTo}
                onSkip={toggleSkipped}
              />
            );
          })}
        </ol>
      </div>
    </section>
  );
}
