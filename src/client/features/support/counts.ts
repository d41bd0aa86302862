/** What a shopper is told of the file before it is saved. */
import { MINUTE_MS } from '../../../contract/rules/durations';
import { plural } from '../../lib/text';
import type { SupportBundle } from '../../lib/supportBundle';

const SECOND_MS = 1000;

/** `8 seconds`; from a minute on in whole minutes. */
export function durationText(ms: number): string {
  if (ms >= MINUTE_MS) return plural(Math.round(ms / MINUTE_MS), 'minute');
  return plural(Math.max(1, Math.floor(ms / SECOND_MS) || 0), 'second');
}

/** Numbers of what is in the file, each as a few words. */
export function countsOf({ times, visit, failedCalls, consoleErrors }: SupportBundle): string[] {
  const lasted = Date.parse(visit.savedAt) - Date.parse(visit.startedAt);
  return [
    `${plural(times.length, 'step')} over ${durationText(lasted)}, and what the shop answered`,
    failedCalls.length === 0
      ? 'No failed calls to the shop'
      : `${plural(failedCalls.length, 'failed call')} to the shop`,
    `${consoleErrors.length || 'No'} ${consoleErrors.length === 1 ? 'note or error' : 'notes or errors'} of the page`,
    `Your browser, its window of ${visit.viewport.width} × ${visit.viewport.height}, time zone and language, and the shop’s build number`,
  ];
}
