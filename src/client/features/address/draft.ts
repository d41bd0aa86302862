/**
 * An address that is not saved yet waits in this tab's storage: for the way over the login when the session has ended
 * (decision 85), and for a reload. Each address has a place of its own; it comes back to its own member only.
 */
import type { AddressParts } from '../../lib/address';
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';

/** Whose, and of which saved address; null: of a new one. */
export interface DraftOf {
  userId: string;
  addrId: string | null;
}

const keyOf = ({ addrId }: DraftOf): string => `addressDraft-${addrId ?? 'new'}`;

export const keepDraft = (of: DraftOf, parts: AddressParts): void => keepInTab(keyOf(of), { userId: of.userId, parts });

export function readDraft(of: DraftOf): AddressParts | null {
  const draft = readFromTab<{ userId: string; parts: AddressParts }>(keyOf(of));
  return draft !== null && draft.userId === of.userId ? draft.parts : null;
}

export const dropDraft = (of: DraftOf): void => dropFromTab(keyOf(of));
