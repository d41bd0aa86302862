/**
 * The link of a reset mail (decision 101). A reader of its token can set the password, so it goes out of the address
 * bar and the history before the store, a screen or a log has seen it, and waits in this tab until it is used.
 */
import { readQuery } from '../lib/urlQuery';
import { paths } from '../lib/paths';
import { dropFromTab, keepInTab, readFromTab } from './tabStorage';
import { trimEnd } from '../lib/text';

const LINK = 'resetLink';

export interface ResetLink {
  token: string;
  /** Whose; '' when the link does not say. */
  email: string;
}

/** For the first moment of a visit. */
export function takeResetLink({ location, history }: Window): void {
  if (trimEnd(location.pathname, /\//).toLowerCase() !== paths.reset) return;
  const query = readQuery(location.search);
  const token = query('token')?.trim();
  if (!token) return;
  keepInTab(LINK, { token, email: query('email')?.trim() ?? '' } satisfies ResetLink);
  history.replaceState(history.state, '', paths.reset);
}

export const readResetLink = (): ResetLink | null => readFromTab<ResetLink>(LINK);
export const dropResetLink = (): void => dropFromTab(LINK);
