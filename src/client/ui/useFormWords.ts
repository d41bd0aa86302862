/**
 * What a form says, in the store, so that a replay shows it: the refusal over its button, the complaints beside its fields, and that
 * it is being sent. What is typed stays in the form.
 */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ShownScope } from '../lib/shown';
import type { Complaints } from './bindFields';
import { useShown } from './useShown';

/** Why nothing came of it: the shop's sentence, and more where more is known. */
export type FormRefusal = { text: string; more?: string | undefined };

const nothingWrong: Complaints = {};

/**
 * @param complaints those of the form itself, as it stands now
 * @param isUsed somebody has been in a field, or pressed the button. A form that nobody has used, as in a replay or after a jump in
 * DevTools, has nothing to tell: it shows what the store says.
 */
export function useFormWords(name: string, scope: ShownScope, complaints: Complaints, isUsed: boolean) {
  const [refusal, setRefusal] = useShown<FormRefusal | null>('notice', name, null, scope);
  const [sending, setSending] = useShown('sending', name, false, scope);
  const [shown, setShown] = useShown<Complaints>('complaints', name, nothingWrong, scope);
  const wasUsed = useRef(false);
  const isHere = useRef(false);

  // The form's own state alone decides when this runs: stepping through history changes nothing of it, and so tells nothing.
  // Before the browser paints, so that nobody sees a complaint that is settled.
  const own = JSON.stringify(complaints);
  useLayoutEffect(() => {
    wasUsed.current ||= isUsed;
    if (wasUsed.current) setShown(JSON.parse(own) as Complaints);
  }, [own, isUsed, setShown]);

  // A form that is closed and opened again on the same page begins anew.
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      if (!wasUsed.current) return;
      setRefusal(null);
      setSending(false);
      setShown(nothingWrong);
    };
  }, [setRefusal, setSending, setShown]);

  return {
    refusal,
    sending,
    complaints: shown,
    /** An answer that comes after the form has gone says nothing. */
    setRefusal: (next: FormRefusal | null) => isHere.current && setRefusal(next),
    setSending: (next: boolean) => isHere.current && setSending(next),
  };
}
