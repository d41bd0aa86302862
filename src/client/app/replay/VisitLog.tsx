/** The log: every action, what failed between them, and which of them are left out. */
import { useDeferredValue, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { VisitLogRow } from './VisitLogRow';
import { isFound } from './timeline';
import type { Entry, Moment } from './timeline';
import type { Replay } from './useReplay';

/** Scrolls the log alone, so that the page stays where it is. A row that is out of sight comes to the middle. */
function showInside(list: HTMLElement, row: HTMLElement): void {
  const isSeen = row.offsetTop >= list.scrollTop && row.offsetTop + row.offsetHeight <= list.scrollTop + list.clientHeight;
  if (!isSeen) list.scrollTop = row.offsetTop - (list.clientHeight - row.offsetHeight) / 2;
}

export function VisitLog({ entries, replay }: { entries: readonly Entry[]; replay: Replay }) {
  const { moment, skipped, jumpTo, toggleSkipped } = replay;
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const list = useRef<HTMLOListElement>(null);
  const found = useMemo(() => entries.filter((entry) => isFound(entry, wanted)), [entries, wanted]);
  const moments = useMemo(() => found.filter((entry): entry is Moment => entry.kind === 'moment'), [found]);
  // One row is in the tab order, as in any list that arrows walk.
  const reachable = moments.some((entry) => entry.moment === moment) ? moment : moments[0]?.moment;

  useLayoutEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (list.current && row) showInside(list.current, row);
  }, [moment, found]);

  const walk = (event: React.KeyboardEvent) => {
    const way = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    const next = way < 0 ? moments.findLast((entry) => entry.moment < moment) : moments.find((entry) => entry.moment > moment);
    if (!next) return;
    jumpTo(next.moment);
    list.current?.querySelector<HTMLElement>(`[data-moment="${next.moment}"]`)?.focus({ preventScroll: true });
  };

  return (
    <section className="support-log" aria-labelledby="log-heading">
      <h2 id="log-heading">What happened</h2>
      <div className="support-filter">
        <label htmlFor="log-filter">Filter</label>
        <input id="log-filter" type="search" value={typed} placeholder="cart, rejected…" onChange={({ target }) => setTyped(target.value)} />
        <output>
          {found.length === entries.length ? `${entries.length} rows` : `${found.length} of ${entries.length} rows`}
        </output>
      </div>
      {found.length === 0 && <p className="support-none">Nothing in this visit has that in its name.</p>}
      <ol ref={list} role="list" className="support-rows" onKeyDown={walk}>
        {found.map((entry, index) => {
          const isMoment = entry.kind === 'moment';
          return (
            <VisitLogRow
              key={isMoment ? entry.moment : `trouble ${index}`}
              entry={entry}
              isCurrent={isMoment && entry.moment === moment}
              isReachable={isMoment && entry.moment === reachable}
              isSkipped={isMoment && skipped.has(entry.moment)}
              onJump={jumpTo}
              onSkip={toggleSkipped}
            />
          );
        })}
      </ol>
    </section>
  );
}
