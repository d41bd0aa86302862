/** A password and a second factor for an account that was invited, or reset. */
import { Suspense, lazy } from 'react';
import type { SetUpBegun } from '../../../contract/staff';
import { STAFF_PASSWORD_MIN } from '../../../contract/rules/staffRules';
import { useFinishSetUpMutation } from '../../api/accessApi';
import { failureOf } from '../../api/errors';
import { roleNames } from '../../lib/roles';
import { StaffForm } from '../../ui/StaffForm';
import { TextField } from '../../ui/TextField';
import { setUpSchema } from './accessSchemas';

const QrPicture = lazy(() => import(/* webpackChunkName: "qr" */ '../../ui/QrPicture'));

interface Props {
  token: string;
  begun: SetUpBegun;
  onDone: (recoveryCodes: string[]) => void;
}

export function SetUpForm({ token, begun: { email, role, secret, uri }, onDone }: Props) {
  const [finish] = useFinishSetUpMutation();
  return (
    <StaffForm
      initial={{ password: '', again: '', code: '' }}
      schema={setUpSchema}
      submit="Finish"
      onSend={async ({ password, code }) => {
        const { data, error } = await finish({ token, password, code: code.trim() });
        if (data) onDone(data.recoveryCodes);
        return error ? failureOf(error) : undefined;
      }}
    >
      <p>
        For <strong>{email}</strong>, {roleNames[role]}.
      </p>
      {/* For a browser that keeps passwords. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        name="password"
        label="New password"
        hint={`At least ${STAFF_PASSWORD_MIN} characters. Three or four words are easy to remember.`}
        isSecret
        autoComplete="new-password"
        size="large"
      />
      <TextField name="again" label="The same again" isSecret autoComplete="new-password" size="large" />
      <h2>Your authenticator</h2>
      <p>Scan this with an authenticator app on your phone, then type the code that it shows.</p>
      <div className="qr-place">
        <Suspense fallback={null}>
          <QrPicture text={uri} title="QR code for your authenticator" />
        </Suspense>
      </div>
      <p>
        <a href={uri}>Is the app on this very phone? Open it there</a>
      </p>
      <details>
        <summary>It cannot be scanned</summary>
        <p>
          Type this key into the app: <code className="secret-key">{secret.replace(/(.{4})/g, '$1 ').trim()}</code>
        </p>
      </details>
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        size="large"
      />
    </StaffForm>
  );
}
