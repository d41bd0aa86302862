/** Ends every session of the member; afterwards this browser is nobody's, as after a logout. */
import { useLogOutEverywhereMutation } from '../../api/accessApi';
import { toUserMessage } from '../../api/errors';
import { paths } from '../../lib/paths';
import { signedOut } from '../../store/events';
import { useAppDispatch } from '../../store/hooks';
import { memberLeft } from '../../store/memberLeft';
import { toastShown } from '../../store/toastsSlice';
import { focusHeading } from '../../ui/focusHeading';
import { useNavigate } from '../../ui/useNavigate';
import { useShown } from '../../ui/useShown';
import { accessMessages } from './accessMessages';

export function useLogOutEverywhere(userId: string): { leave: () => Promise<void>; leaving: boolean } {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [logOutEverywhere] = useLogOutEverywhereMutation();
  const [leaving, setLeaving] = useShown('sending', 'log-out-everywhere', false);

  const leave = async () => {
    setLeaving(true);
    const { error } = await logOutEverywhere(userId);
    setLeaving(false);
    if (error) {
      dispatch(toastShown('error', toUserMessage(error)));
      return;
    }
    focusHeading();
    dispatch(signedOut());
    navigate(paths.home);
    memberLeft(window);
    dispatch(toastShown('success', accessMessages.ended));
  };
  return { leave, leaving };
}
