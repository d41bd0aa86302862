/** Who is logged in: an e-mail address and a role. */
import type { StaffRole } from '../../contract/rules/staffRules';
import { useAppSelector } from './hooks';
import { selectMe } from './sessionSlice';

export function useMe(): { email: string; role: StaffRole | null } {
  const me = useAppSelector(selectMe);
  return { email: me?.email ?? '', role: me?.role ?? null };
}

/** Support reads orders and writes down what was said; owner and orders move them too. */
export function useMayMove(): boolean {
  const { role } = useMe();
  return role === 'owner' || role === 'orders';
}

/** Whoever answers customers: tells them, and writes notes. */
export function useMayTalk(): boolean {
  const { role } = useMe();
  return role === 'owner' || role === 'orders' || role === 'support';
}
