/** What was done, said for a moment and to a screen reader; and what is being done, for as long as it takes. */
import useMessage from 'antd/es/message/useMessage';
import { createContext, use, useMemo, type ReactNode } from 'react';

interface Notices {
  done: (text: string) => void;
  failed: (text: string) => void;
  /** @returns how it ends */
  busy: (text: string) => () => void;
}

const NoticeContext = createContext<Notices>({
  done: () => undefined,
  failed: () => undefined,
  busy: () => () => undefined,
});
export const useNotices = (): Notices => use(NoticeContext);

/** Seconds; a complaint takes longer to read. */
const SHORT = 4;
const LONG = 10;
const UNTIL_TOLD = 0;

export function NoticeProvider({ children }: { children: ReactNode }) {
  const [message, holder] = useMessage({ maxCount: 3 });
  const notices = useMemo<Notices>(
    () => ({
      done: (text) => void message.success(text, SHORT),
      failed: (text) => void message.error(text, LONG),
      busy: (text) => message.loading(text, UNTIL_TOLD),
    }),
    [message],
  );
  return (
    <NoticeContext value={notices}>
      {holder}
      {children}
    </NoticeContext>
  );
}
