/** Providers, and which of the three it is: the set-up by a link, the login, or the desk. */
import ConfigProvider from 'antd/es/config-provider';
import { StrictMode, Suspense, lazy, useMemo } from 'react';
import { Provider } from 'react-redux';
import { useGetMeQuery } from '../api/accessApi';
import { toStaffMessage } from '../api/errors';
import { useAppSelector } from '../store/hooks';
import type { StaffStore } from '../store/makeStore';
import { selectSession } from '../store/sessionSlice';
import { Failed } from '../ui/Failed';
import { Waiting } from '../ui/Waiting';
import { darkTheme, lightTheme } from '../ui/theme/adminTheme';
import { SchemeContext, useScheme } from '../ui/theme/scheme';
import { ChunkBoundary } from '../ui/ChunkBoundary';

const SetUpScreen = lazy(() => import(/* webpackChunkName: "screen-set-up" */ '../screens/SetUpScreen'));
const LoginScreen = lazy(() => import(/* webpackChunkName: "screen-login" */ '../screens/LoginScreen'));
const Desk = lazy(() => import(/* webpackChunkName: "desk" */ './Desk'));

const SET_UP = '/admin/set-up';

/** Behind the login. Once open it stays, whatever becomes of the session. */
function Inside() {
  const session = useAppSelector(selectSession);
  const { error, refetch } = useGetMeQuery(undefined, { skip: session === 'none' });
  if (session === 'none') return <LoginScreen />;
  if (session === 'unknown')
    return error ? <Failed message={toStaffMessage(error)} onRetry={() => void refetch()} /> : <Waiting />;
  return <Desk />;
}

export function App({ store, nonce }: { store: StaffStore; nonce: string }) {
  const scheme = useScheme();
  const csp = useMemo(() => ({ nonce }), [nonce]);
  const isSetUp = window.location.pathname === SET_UP;
  return (
    <StrictMode>
      <Provider store={store}>
        <ConfigProvider csp={csp} theme={scheme.isDark ? darkTheme : lightTheme}>
          <SchemeContext value={scheme}>
            <ChunkBoundary>
              <Suspense fallback={<Waiting />}>{isSetUp ? <SetUpScreen /> : <Inside />}</Suspense>
            </ChunkBoundary>
          </SchemeContext>
        </ConfigProvider>
      </Provider>
    </StrictMode>
  );
}
