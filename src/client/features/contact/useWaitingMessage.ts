/**
 * Brings back what was written before the sign-up, and sends it for a member (decision 99). Who comes back without an
 * account finds it too, and presses the button again.
 */
import { useEffect, useRef, useState } from 'react';
import { selectUserId } from '../../store/authSlice';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { identityKnown } from '../../store/identityKnown';
import { selectRestored } from '../../store/visitSlice';
import type { ContactValues } from './contactSchema';
import { readDraft, takeWaiting } from './draft';

interface Back {
  /** What was written. */
  onBack: (draft: ContactValues) => void;
  /** It is in the form again and is to be sent now, as it was asked for. */
  onDue: () => void;
}

export function useWaitingMessage(back: Back): void {
  const store = useAppStore();
  const restored = useAppSelector(selectRestored);
  const [due, setDue] = useState(false);
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    // Who looks back at a visit has written nothing, and sends nothing.
    const draft = restored && !store.isStill() ? readDraft() : null;
    if (!draft) return;
    latest.current.onBack(draft);
    void identityKnown(store).then(() => setDue(takeWaiting() && selectUserId(store.getState()) !== null));
  }, [restored, store]);
  useEffect(() => {
    if (due) latest.current.onDue();
  }, [due]);
}
