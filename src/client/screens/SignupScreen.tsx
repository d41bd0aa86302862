/** /signup (docs/requirements.md section 2). */
import { SignupForm } from '../features/access/SignupForm';
import { ACCESS_TITLE, AccessPage } from './AccessPage';
import type { Screen } from './screen';

function SignupScreen() {
  return (
    <AccessPage
      title="Sign up"
      words="An account keeps a wishlist, your addresses and your orders in one place. It takes a minute."
      picture="parcel-from-nani"
    >
      <SignupForm labelledBy={ACCESS_TITLE} />
    </AccessPage>
  );
}

export const screen: Screen = { Component: SignupScreen, unlisted: true, head: () => ({ title: 'Sign up' }) };
