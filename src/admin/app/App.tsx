/** Providers, and which of the three it is: the set-up by a link, the login, or the desk. */
import ConfigProvider from 'antd/es/config-provider';
import { StrictMode, Suspense, useMemo } from 'react';
import { Provider } from 'react-redux';
import { useGetMeQuery } from '../api/accessApi';
import { toStaffMessage } from '../api/errors';
import { useAppSelector } from '../store/hooks';
import type { StaffStore } from '../store/makeStore';
import { selectSession } from '../store/sessionSlice';
import { Failed } from '../ui/Failed';
import { useMedia } from '../ui/useMedia';
import { Waiting } from '../ui/Waiting';
import { themeOf } from '../ui/theme/adminTheme';
import { SchemeContext, useScheme } from '../ui/theme/scheme';
import { ChunkBoundary } from '../ui/ChunkBoundary';
import { desk, isSetUp, login, setUp } from './firstScreens';

/** Behind the login. Once open it stays, whatever becomes of the session. */
function Inside() {
  const session = useAppSelector(selectSession);
  const { error, refetch } = useGetMeQuery(undefined, {
    skip: session !== 'unknown',
    // The entry has asked already.
    refetchOnMountOrArgChange: false,
  });
  if (session === 'none') return <login.Screen />;
  if (session === 'unknown')
    return error ? <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} /> : <Waiting />;
  return <desk.Screen />;
}

/** Not the body, which a dialog would stop from scrolling by a style element without the nonce (decision 328). */
const portals = () => document.getElementById('portals') ?? document.body;

export function App({ store, nonce }: { store: StaffStore; nonce: string }) {
  const scheme = useScheme();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const csp = useMemo(() => ({ nonce }), [nonce]);
  return (
    <StrictMode>
      <Provider store={store}>
        <ConfigProvider csp={csp} getPopupContainer={portals} theme={themeOf(scheme.isDark, isStill)}>
          <SchemeContext value={scheme}>
            <ChunkBoundary>
              <Suspense fallback={<Waiting />}>{isSetUp() ? <setUp.Screen /> : <Inside />}</Suspense>
            </ChunkBoundary>
          </SchemeContext>
        </ConfigProvider>
      </Provider>
    </StrictMode>
  );
}
