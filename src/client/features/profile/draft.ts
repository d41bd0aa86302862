/**
 * Details that are not saved yet wait in this tab's storage: for the way over the login, and for a reload
 * (decision 85).
 */
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import type { Details } from './detailsSchema';

const DRAFT = 'profileDraft';

export const keepDraft = (userId: string, details: Details): void => keepInTab(DRAFT, { userId, details });

/** Its own member's only. */
export function readDraft(userId: string): Details | null {
  const draft = readFromTab<{ userId: string; details: Details }>(DRAFT);
  return draft !== null && draft.userId === userId ? draft.details : null;
}

export const dropDraft = (): void => dropFromTab(DRAFT);
