/**
 * What a visitor has written waits in this tab's storage while they sign up, and is sent when they are back as a member
 * (decision 99). In the tab and not in the store: a visit that is replayed must not send it again.
 */
import { dropFromTab, isTabHeld, keepInTab, readFromTab } from '../../lib/tabStorage';
import type { ContactValues } from './contactSchema';

const DRAFT = 'contactDraft';
const WAITING = 'contactWaits';
/** As for every wish that waits for a login (lib/waitingWish.ts): later nobody means it any more, and presses the button anew. */
const LONGEST_WAIT_MS = 30 * 60_000;

const isEmpty = (values: ContactValues): boolean => Object.values(values).every((value) => value === '');

/** The page is left or loaded anew with a message in it: nothing is sent for that. */
export function keepTyped(values: ContactValues): void {
  if (isEmpty(values)) dropFromTab(DRAFT);
  else keepInTab(DRAFT, values);
}

/** The press on 'Send message' that led away from here. */
export function keepDraft(values: ContactValues): void {
  keepInTab(DRAFT, values);
  keepInTab(WAITING, Date.now());
}

export const readDraft = (): ContactValues | null => readFromTab<ContactValues>(DRAFT);

/** Whether the draft is to be sent now; says so once. */
export function takeWaiting(): boolean {
  // It goes on waiting while a former moment is looked at.
  if (isTabHeld()) return false;
  const since = readFromTab<number>(WAITING);
  dropFromTab(WAITING);
  return since !== null && Date.now() - since < LONGEST_WAIT_MS;
}

export function dropDraft(): void {
  dropFromTab(DRAFT);
  dropFromTab(WAITING);
}
