/** The frame of the four forms: fields, what went wrong, one button. */
import type { SubmitEvent, ReactNode, RefObject } from 'react';
import { isApiError, toUserMessage } from '../../api/errors';
import type { FormFailure } from '../../ui/useShopForm';
import '../../ui/formRefusal.css';

/** More than the shop's own sentence, where the reason is not what was typed. */
const elsewhere = ['NETWORK', 'TIMEOUT', 'TOO_MANY_REQUESTS', 'NOT_READY', 'INTERNAL', 'GARBLED'] as const;

/** @param text the screen's sentence for a call that failed (docs/requirements.md section 8). */
export function failed(text: string, error: unknown): FormFailure {
  const isElsewhere = isApiError(error) && elsewhere.some((code) => code === error.code);
  const more = toUserMessage(error);
  // Some screens' own sentence begins with the same words.
  return isElsewhere && !more.startsWith(text) ? { text, more } : { text };
}

interface Props {
  element: RefObject<HTMLFormElement | null>;
  /** The id of the heading that names it. */
  labelledBy: string;
  onSubmit: (event: SubmitEvent) => void;
  refusal: FormFailure | null;
  /** Offered with a refusal, such as the way to a new link. */
  wayOut?: ReactNode;
  sending: boolean;
  button: string;
  /** The button while the answer is on its way. */
  buttonSending: string;
  children: ReactNode;
}

export function AccessForm({
  element,
  labelledBy,
  onSubmit,
  refusal,
  wayOut,
  sending,
  button,
  buttonSending,
  children,
}: Props) {
  return (
    <form
      ref={element}
      className="access-form"
      method="post"
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={onSubmit}
    >
      {children}
      <div role="alert">
        {refusal && (
          <div className="form-refusal access-refusal">
            <p>{refusal.text}</p>
            {refusal.more !== undefined && <p className="access-more">{refusal.more}</p>}
            {wayOut}
          </div>
        )}
      </div>
      <button type="submit" className="button button-primary button-block" aria-disabled={sending} aria-busy={sending}>
        {sending ? buttonSending : button}
      </button>
    </form>
  );
}
