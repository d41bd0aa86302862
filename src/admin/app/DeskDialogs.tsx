/** What may come over the desk: the login where its session ended, the code once more. Their code comes with them. */
import { Suspense, lazy } from 'react';
import { useAppSelector } from '../store/hooks';
import { selectIsConfirmAsked } from '../store/confirmSlice';
import { selectSession } from '../store/sessionSlice';
import { ChunkBoundary } from '../ui/ChunkBoundary';

const LoginAgain = lazy(() => import(/* webpackChunkName: "login-again" */ '../features/access/LoginAgain'));
const ConfirmFirst = lazy(() => import(/* webpackChunkName: "confirm-first" */ '../features/access/ConfirmFirst'));

export function DeskDialogs() {
  const hasEnded = useAppSelector(selectSession) === 'ended';
  const isConfirmAsked = useAppSelector(selectIsConfirmAsked);
  return (
    // A boundary of their own: what does not come takes nothing of the desk away.
    <ChunkBoundary>
      <Suspense fallback={null}>
        {hasEnded && <LoginAgain />}
        {isConfirmAsked && <ConfirmFirst />}
      </Suspense>
    </ChunkBoundary>
  );
}
