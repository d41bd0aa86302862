/** More than the shop's own sentence, where the reason is not what was typed. */
import { isApiError, toUserMessage } from '../../api/errors';
import type { FormRefusal } from '../../ui/useFormWords';

const elsewhere = ['NETWORK', 'TIMEOUT', 'TOO_MANY_REQUESTS', 'NOT_READY', 'INTERNAL', 'GARBLED'] as const;

/** @param text the screen's sentence for a call that failed (docs/requirements.md section 8). */
export function failed(text: string, error: unknown): FormRefusal {
  const isElsewhere = isApiError(error) && elsewhere.some((code) => code === error.code);
  const more = toUserMessage(error);
  // Some screens' own sentence begins with the same words.
  return isElsewhere && !more.startsWith(text) ? { text, more } : { text };
}
