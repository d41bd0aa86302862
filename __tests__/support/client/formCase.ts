/** One row of the table of forms (forms.ts). */
import type { UserEvent } from '@testing-library/user-event';
import type { renderScreen } from './renderFeature';

/** A page with a form on it, as it was opened. */
export type Page = Awaited<ReturnType<typeof renderScreen>>;

export interface FormCase {
  form: string;
  open: () => Promise<Page>;
  /** Label → what is typed. */
  typed: Record<string, string>;
  /** Boxes, stars and lists. */
  chosen?: (user: UserEvent) => Promise<void>;
  button: string;
  /** Said about a form that is sent empty. */
  complaint: string;
  /** The call's path. */
  call: string;
  /** Said when the call gets no answer. */
  refusal: string;
  /** Back to the form, where that is said on a page of its own. */
  back?: (user: UserEvent) => Promise<void>;
  /** The button while the answer is on its way. */
  sending: string;
}
