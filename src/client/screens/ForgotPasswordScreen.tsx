/** /forgot-password (docs/requirements.md section 2). */
import { ForgotForm } from '../features/access/ForgotForm';
import { ACCESS_TITLE, AccessPage } from './AccessPage';
import type { Screen } from './screen';

function ForgotPasswordScreen() {
  return (
    <AccessPage
      title="Forgot password"
      words="It happens to the best of us, at night most of all. Tell us your e-mail address and we send you a link."
      picture="moon-at-the-window"
    >
      <ForgotForm labelledBy={ACCESS_TITLE} />
    </AccessPage>
  );
}

export const screen: Screen = {
  Component: ForgotPasswordScreen,
  unlisted: true,
  head: () => ({ title: 'Forgot password' }),
};
