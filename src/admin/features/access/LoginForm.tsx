/** E-mail address and password, then the code. The server is told all three at once, and says alike whatever is wrong. */
import Button from 'antd/es/button';
import { useState } from 'react';
import { useLogInMutation } from '../../api/accessApi';
import { isApiError, toStaffMessage } from '../../api/errors';
import { StaffForm } from '../../ui/StaffForm';
import { TextField } from '../../ui/TextField';
import { CodeField } from './CodeField';
import { codeStep, passwordStep, recoveryStep } from './accessSchemas';

interface Pair {
  email: string;
  password: string;
}

interface Props {
  /** Whose session ended, to be typed only where somebody else goes on. */
  email?: string;
}

export function LoginForm({ email = '' }: Props) {
  const [logIn] = useLogInMutation();
  const [pair, setPair] = useState<Pair>({ email, password: '' });
  const [isCodeStep, setCodeStep] = useState(false);
  const [isRecovery, setRecovery] = useState(false);

  if (!isCodeStep) {
    return (
      <StaffForm
        key="pair"
        initial={pair}
        schema={passwordStep}
        submit="Next"
        onSend={async (values) => {
          setPair(values);
          setCodeStep(true);
          return Promise.resolve(undefined);
        }}
      >
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          size="large"
          autoFocus={email === ''}
        />
        <TextField
          name="password"
          label="Password"
          isSecret
          autoComplete="current-password"
          size="large"
          autoFocus={email !== ''}
        />
      </StaffForm>
    );
  }
  return (
    <StaffForm
      key={isRecovery ? 'recovery' : 'code'}
      initial={{ code: '' }}
      schema={isRecovery ? recoveryStep : codeStep}
      submit="Log in"
      aside={
        <Button size="large" onClick={() => setCodeStep(false)}>
          Back
        </Button>
      }
      onSend={async ({ code }) => {
        const { error } = await logIn({ email: pair.email.trim(), password: pair.password, code: code.trim() });
        if (!error) return undefined;
        return { message: toStaffMessage(error), ...(isApiError(error) && error.fields && { fields: error.fields }) };
      }}
    >
      <p className="quiet">{pair.email}</p>
      <CodeField isRecovery={isRecovery} onSwitch={() => setRecovery(!isRecovery)} />
    </StaffForm>
  );
}
