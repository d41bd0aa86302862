/**
 * What only a member sees of a screen (decision 18): its skeleton until it is known who this is, and while a visitor is
 * on the way to the login, where store/routeGuard leads.
 */
import type { ReactNode } from 'react';
import { useIsAskingWho } from '../features/shell/useIsAskingWho';
import { selectUserId } from '../store/authSlice';
import { useAppSelector } from '../store/hooks';
import { selectRestored } from '../store/visitSlice';
import { ScreenSkeleton } from '../ui/ScreenSkeleton';

interface Props {
  children: (userId: string) => ReactNode;
  /** As large as what follows it. */
  skeleton?: ReactNode;
}

export function MembersOnly({ children, skeleton = <ScreenSkeleton /> }: Props) {
  const restored = useAppSelector(selectRestored);
  const isAsking = useIsAskingWho();
  const userId = useAppSelector(selectUserId);
  return restored && !isAsking && userId !== null ? children(userId) : skeleton;
}
