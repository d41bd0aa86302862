/**
 * Where a login leads (docs/requirements.md section 4, decision 19): back to where it began, as it was left; else to
 * the home page.
 */
import { placeOf, stepsBackOf } from '../../lib/comeBack';
import { paths } from '../../lib/paths';
import { useAppStore } from '../../store/hooks';
import { selectLocation } from '../../store/locationSlice';
import { useNavigate } from '../../ui/useNavigate';

export function useGoBack(): () => void {
  const store = useAppStore();
  const navigate = useNavigate();
  return () => {
    const { state } = selectLocation(store.getState());
    const steps = stepsBackOf(state);
    if (steps > 0) navigate(-steps);
    else navigate(placeOf(state) ?? paths.home, { replace: true });
  };
}
