/** What was done, said for a moment and to a screen reader. */
import useMessage from 'antd/es/message/useMessage';
import { createContext, use, useMemo, type ReactNode } from 'react';

interface Notices {
  done: (text: string) => void;
  failed: (text: string) => void;
}

const NoticeContext = createContext<Notices>({ done: () => undefined, failed: () => undefined });
export const useNotices = (): Notices => use(NoticeContext);

/** Seconds; a complaint takes longer to read. */
const SHORT = 4;
const LONG = 10;

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [message, holder] = useMessage({ maxCount: 3 });
  const notices = useMemo<Notices>(
    () => ({ done: (text) => void message.success(text, SHORT), failed: (text) => void message.error(text, LONG) }),
    [message],
  );
  return (
    <NoticeContext value={notices}>
      {holder}
      {children}
    </NoticeContext>
  );
}
