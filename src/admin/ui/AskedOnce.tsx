/** A button that asks once before it does what cannot be undone. */
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import { useState } from 'react';
import { takeFocus } from '../browser/focus';

interface Props {
  what: string;
  /** What the second press says, as `Yes, close it`. */
  yes: string;
  onYes: () => Promise<void>;
}

export function AskedOnce({ what, yes, onYes }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [isSending, setSending] = useState(false);
  if (!isAsked) {
    return (
      <Button danger size="large" onClick={() => setAsked(true)}>
        {what}
      </Button>
    );
  }
  return (
    <Flex gap={8} wrap>
      <Button
        danger
        type="primary"
        size="large"
        loading={isSending}
        onClick={() => {
          setSending(true);
          void onYes().finally(() => {
            setSending(false);
            setAsked(false);
          });
        }}
      >
        {yes}
      </Button>
      <Button size="large" ref={takeFocus} onClick={() => setAsked(false)}>
        Keep it
      </Button>
    </Flex>
  );
}
