/** Copies a text that the page shows beside it, or that it must not show. */
import { copyText } from '../../browser/clipboard';
import { useAppDispatch } from '../../store/hooks';
import { toastShown } from '../../store/toastsSlice';
import { Icon } from '../../ui/Icon';
import { paymentMessages } from './paymentMessages';

interface Props {
  /** What is copied, for whoever does not see it. */
  what: string;
  /** Read when it is pressed. */
  text: () => string;
  label?: string;
  done?: string;
}

export function CopyButton({ what, text, label = 'Copy', done = paymentMessages.copied }: Props) {
  const dispatch = useAppDispatch();
  const copy = async () => {
    const copied = await copyText(text());
    dispatch(copied ? toastShown('success', done) : toastShown('error', paymentMessages.notCopied));
  };
  return (
    <button type="button" className="link-button copy-button" onClick={() => void copy()}>
      <Icon name="copy" size={20} />
      {label}
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
