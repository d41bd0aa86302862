/**
 * Says that Redux DevTools shows another moment than the page's own newest, which one, and leads back from it
 * (docs/support.md). It is about the page and no part of the shop that is looked at, so it stands in a root of its own.
 */
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { nextPaint } from '../../browser/scheduling';
import type { ShownStep, TimeTravel } from '../../store/timeTravel';
import { ALWAYS_ANSWERS } from './blockPresses';
import './timeTravelBar.css';

function wordsOf({ step, of, leftOut }: ShownStep): string {
  // Reset, reverted or committed: the panel has one row, and that is the state before any step.
  if (of === 0) return 'The start of an empty log';
  return `Step ${step} of ${of}${leftOut > 0 ? `, with ${leftOut} left out,` : ''}`;
}

function TimeTravelBar({ shown, subscribe, backToLive }: TimeTravel) {
  const words = useSyncExternalStore(subscribe, () => {
    const moment = shown();
    return moment ? wordsOf(moment) : '';
  });
  return (
    <div role="status" className="time-travel-words">
      {words !== '' && (
        <div className="time-travel-bar">
          <p>
            <strong>{words}</strong>
            <span className="time-travel-why"> is shown by Redux DevTools. The page waits.</span>
          </p>
          <button type="button" className="button time-travel-button" onClick={backToLive}>
            Back to live
          </button>
        </div>
      )}
    </div>
  );
}

/** A dialog of the moment that is shown takes all presses beside it away, so the bar stands in the topmost. */
function place(host: HTMLElement): void {
  const within = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  if (host.parentElement !== within) within.append(host);
}

export function showTimeTravelBar(timeTravel: TimeTravel): void {
  const host = document.createElement('div');
  host.setAttribute(ALWAYS_ANSWERS, '');
  place(host);
  timeTravel.subscribe(() => void nextPaint().then(() => place(host)));
  createRoot(host).render(<TimeTravelBar {...timeTravel} />);
}
