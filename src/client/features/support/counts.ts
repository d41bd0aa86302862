/** What a shopper is told of the file before it is saved. */
import { plural } from '../../lib/text';
import type { SupportBundle } from '../../lib/supportBundle';

const MINUTE_MS = 60_000;

/** Numbers of what is in the file, each as a few words. */
export function countsOf({ times, visit, failedCalls, consoleErrors }: SupportBundle): string[] {
  const minutes = Math.max(1, Math.round((Date.parse(visit.savedAt) - Date.parse(visit.startedAt)) / MINUTE_MS));
  return [
    `${plural(times.length, 'step')} over ${plural(minutes, 'minute')}, and what the shop answered`,
    failedCalls.length === 0 ? 'No failed calls to the shop' : `${plural(failedCalls.length, 'failed call')} to the shop`,
    consoleErrors.length === 0 ? 'No errors of the page' : `${plural(consoleErrors.length, 'error')} of the page`,
    `Your browser, its window of ${visit.viewport.width} × ${visit.viewport.height}, time zone and language, and the shop’s build number`,
  ];
}
