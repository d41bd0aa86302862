/**
 * A list as a file. A long one takes a while: that it is on its way is said wherever somebody goes meanwhile, and the
 * file comes there.
 */
import Button from 'antd/es/button';
import { useState } from 'react';
import { saveText } from '../browser/saveFile';
import { useNotices } from './notices';

/** Milliseconds; a file that is there by then needs no word of its coming. */
const SOON = 500;

interface Props {
  /** Of the file, as `orders.csv`. */
  name: string;
  /** @returns its text, or a sentence of what went wrong */
  ask: () => Promise<{ text: string } | { failure: string }>;
  size?: 'middle' | 'large';
}

export function SheetButton({ name, ask, size = 'middle' }: Props) {
  const notices = useNotices();
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    let end = (): void => undefined;
    const timer = setTimeout(() => (end = notices.busy(`${name} is on its way. You can go on meanwhile.`)), SOON);
    const answer = await ask();
    clearTimeout(timer);
    end();
    setBusy(false);
    if ('failure' in answer) {
      notices.failed(answer.failure);
      return;
    }
    saveText(name, answer.text, 'text/csv;charset=utf-8');
    notices.done(`${name} is saved.`);
  };
  return (
    <Button size={size} loading={isBusy} onClick={() => void save()}>
      Save as CSV
    </Button>
  );
}
