/** What a visitor has written waits in this tab's storage while they sign up (DECISIONS.md T99). */
import { dropFromTab, keepInTab, readFromTab } from '../../lib/tabStorage';
import type { ContactValues } from './contactSchema';

const DRAFT = 'contactDraft';

export const keepDraft = (values: ContactValues): void => keepInTab(DRAFT, values);
export const readDraft = (): ContactValues | null => readFromTab<ContactValues>(DRAFT);
export const dropDraft = (): void => dropFromTab(DRAFT);
