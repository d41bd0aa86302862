/** Behind the login: frame, routes, and the login over all of it when the session ends. */
import { Suspense, lazy } from 'react';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { useMe } from '../store/useMe';
import { Frame } from '../features/frame/Frame';
import { maySee } from '../features/frame/navigation';
import { NoticeProvider } from '../ui/notices';
import { ChunkBoundary } from '../ui/ChunkBoundary';
import { Waiting } from '../ui/Waiting';
import { DeskDialogs } from './DeskDialogs';
import { orders } from './firstScreens';
import { useDeskEvents } from './useDeskEvents';
import { useKeptFocus } from './useKeptFocus';

const TakingsScreen = lazy(() => import(/* webpackChunkName: "screen-takings" */ '../screens/TakingsScreen'));
const AccountsScreen = lazy(() => import(/* webpackChunkName: "screen-accounts" */ '../screens/AccountsScreen'));
const AuditScreen = lazy(() => import(/* webpackChunkName: "screen-audit" */ '../screens/AuditScreen'));
const SettingsScreen = lazy(() => import(/* webpackChunkName: "screen-settings" */ '../screens/SettingsScreen'));
const YouScreen = lazy(() => import(/* webpackChunkName: "screen-you" */ '../screens/YouScreen'));
const NotFoundScreen = lazy(() => import(/* webpackChunkName: "screen-not-found" */ '../screens/NotFoundScreen'));

function Screens() {
  const { role } = useMe();
  const first = maySee('/orders', role) ? '/orders' : '/you';
  return (
    <Routes>
      <Route index element={<Navigate to={first} replace />} />
      {maySee('/orders', role) && <Route path="/orders/:orderNo?" element={<orders.Screen />} />}
      {maySee('/takings', role) && <Route path="/takings" element={<TakingsScreen />} />}
      {maySee('/accounts', role) && <Route path="/accounts" element={<AccountsScreen />} />}
      {maySee('/audit', role) && <Route path="/audit" element={<AuditScreen />} />}
      {maySee('/settings', role) && <Route path="/settings" element={<SettingsScreen />} />}
      <Route path="/you" element={<YouScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}

export default function Desk() {
  const { role } = useMe();
  const news = useDeskEvents(role !== null && role !== 'catalogue');
  useKeptFocus();
  return (
    <BrowserRouter basename="/admin">
      <NoticeProvider>
        <Frame role={role} {...news}>
          <ChunkBoundary>
            <Suspense fallback={<Waiting />}>
              <Screens />
            </Suspense>
          </ChunkBoundary>
        </Frame>
        <DeskDialogs />
      </NoticeProvider>
    </BrowserRouter>
  );
}
