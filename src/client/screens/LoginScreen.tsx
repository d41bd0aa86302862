/** /login (docs/requirements.md section 2). */
import { LoginForm } from '../features/access/LoginForm';
import { ACCESS_TITLE, AccessPage } from './AccessPage';
import type { Screen } from './screen';

function LoginScreen() {
  return (
    <AccessPage
      title="Login"
      words="Your wishlist, your orders and your addresses are waiting for you."
      picture="goes-everywhere"
    >
      <LoginForm labelledBy={ACCESS_TITLE} />
    </AccessPage>
  );
}

export const screen: Screen = { Component: LoginScreen, unlisted: true, head: () => ({ title: 'Login' }) };
