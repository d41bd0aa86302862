/** Who is logged in: an e-mail address and a role. */
import { useGetMeQuery } from '../../api/accessApi';
import type { StaffRole } from '../../../contract/rules/staffRules';

/** Behind the login alone. Nothing may be done until it is known. */
export function useMe(): { email: string; role: StaffRole | null } {
  const { currentData } = useGetMeQuery(undefined, { refetchOnMountOrArgChange: false });
  return { email: currentData?.email ?? '', role: currentData?.role ?? null };
}
