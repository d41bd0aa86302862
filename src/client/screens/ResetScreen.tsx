/**
 * /reset (docs/requirements.md section 2). Its link’s token is out of the address before this is drawn
 * (browser/resetLink.ts).
 */
import { ResetForm } from '../features/access/ResetForm';
import { ACCESS_TITLE, AccessPage } from './AccessPage';
import type { Screen } from './screen';

function ResetScreen() {
  return (
    <AccessPage
      title="Choose a new password"
      words="One that only you know. Every device that was logged in is logged out."
      picture="afternoon-sleep"
    >
      <ResetForm labelledBy={ACCESS_TITLE} />
    </AccessPage>
  );
}

export const screen: Screen = {
  Component: ResetScreen,
  unlisted: true,
  head: () => ({ title: 'Choose a new password' }),
};
