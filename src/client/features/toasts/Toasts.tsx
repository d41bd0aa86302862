/**
 * The notices of the store, announced as they come, gone after a while unless the pointer or the focus is in them. What
 * was done can be taken back from its notice; how, the page says that shows them.
 */
import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../../store/hooks';
import { selectToasts, toastDismissed } from '../../store/toastsSlice';
import type { Toast, Undo } from '../../store/toastsSlice';
import { focusHeading } from '../../ui/focusHeading';
import { Icon } from '../../ui/Icon';
import './toasts.css';

/** Milliseconds: long enough to read two lines; longer to think again and reach the button. */
const STAY_MS = 6000;
const STAY_WITH_UNDO_MS = 10_000;

export function Toasts({ onUndo }: { onUndo: (undo: Undo) => void }) {
  const toasts = useAppSelector(selectToasts);
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const region = useRef<HTMLDivElement>(null);
  const oldest = toasts[0];

  useEffect(() => {
    if (oldest === undefined) return undefined;
    let timer = 0;
    // While a former moment is looked at nothing goes by itself.
    const isHeld = () =>
      store.isPaused() || region.current?.matches(':hover') || region.current?.contains(document.activeElement);
    const wait = () => {
      timer = window.setTimeout(
        () => (isHeld() ? wait() : dispatch(toastDismissed(oldest.id))),
        oldest.offer ? STAY_WITH_UNDO_MS : STAY_MS,
      );
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [oldest, dispatch, store]);

  const dismiss = (id: string) => {
    focusHeading();
    dispatch(toastDismissed(id));
  };

  return (
    <div ref={region} className="toasts" role="status" aria-live="polite">
      {toasts.map((toast) => (
        <ToastNote
          key={toast.id}
          toast={toast}
          onDismiss={() => dismiss(toast.id)}
          onUndo={(undo) => {
            dismiss(toast.id);
            onUndo(undo);
          }}
        />
      ))}
    </div>
  );
}

interface NoteProps {
  toast: Toast;
  onDismiss: () => void;
  onUndo: (undo: Undo) => void;
}

function ToastNote({ toast: { tone, text, offer }, onDismiss, onUndo }: NoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  const takesFocus = offer?.takesFocus ?? false;
  useEffect(() => {
    if (takesFocus) undo.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <div className={`toast toast-${tone}`}>
      <p className="toast-words">
        <span>{text}</span>
        {offer && <span className="toast-about">{offer.about}</span>}
      </p>
      {offer && (
        <button ref={undo} type="button" className="toast-undo" onClick={() => onUndo(offer.undo)}>
          {tone === 'error' ? 'Try again' : 'Undo'}
          <span className="visually-hidden"> {offer.about}</span>
        </button>
      )}
      <button type="button" className="toast-close" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" size={18} />
      </button>
    </div>
  );
}
