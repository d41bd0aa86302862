/** The notices of the store, announced as they come, gone after a while unless the pointer or the focus is in them. */
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectToasts, toastDismissed } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import './toasts.css';

/** Milliseconds: long enough to read two lines. */
const STAY_MS = 6000;

export function Toasts() {
  const toasts = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(false);
  const oldest = toasts[0]?.id;

  useEffect(() => {
    if (oldest === undefined || held) return undefined;
    const timer = window.setTimeout(() => dispatch(toastDismissed(oldest)), STAY_MS);
    return () => window.clearTimeout(timer);
  }, [oldest, held, dispatch]);

  return (
    <div
      className="toasts"
      role="status"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map(({ id, tone, text }) => (
        <div key={id} className={`toast toast-${tone}`}>
          <span>{text}</span>
          <button type="button" aria-label="Dismiss" onClick={() => dispatch(toastDismissed(id))}>
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
