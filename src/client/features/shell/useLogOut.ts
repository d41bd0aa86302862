/**
 * Logout (docs/requirements.md section 4). The server's part is best effort (decision 7); it is waited for, because a
 * cookie that is taken back late would take the next guest's along. Whatever it says, nothing of the member stays in
 * this browser.
 */
import { LOGGED_OUT } from '../../../contract/rules/loggedOut';
import { accountApi } from '../../api/accountApi';
import { paths } from '../../lib/paths';
import { signedOut } from '../../store/events';
import { useAppDispatch } from '../../store/hooks';
import { memberLeft } from '../../store/memberLeft';
import { panelClosed } from '../../store/panelSlice';
import { toastShown } from '../../store/toastsSlice';
import { focusHeading } from '../../ui/focusHeading';
import { useNavigate } from '../../ui/useNavigate';

export function useLogOut(): () => Promise<void> {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async () => {
    dispatch(panelClosed());
    await dispatch(accountApi.endpoints.logOut.initiate(undefined, { track: false }));
    // The menu that held the focus goes with the member.
    focusHeading();
    dispatch(signedOut());
    navigate(paths.home);
    memberLeft(window);
    dispatch(toastShown('success', LOGGED_OUT));
  };
}
