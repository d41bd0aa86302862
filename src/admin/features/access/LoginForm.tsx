/** E-mail address and password, then the code. The server is told all three at once, and says alike what is wrong. */
import Button from 'antd/es/button';
import { useState } from 'react';
import { useLogInMutation } from '../../api/accessApi';
import { failureOf } from '../../api/errors';
import { earlyValue, isEarlyFocus } from '../../browser/earlyFields';
import { isOwnMachine } from '../../browser/ownMachine';
import { StaffForm, type FormFailure } from '../../ui/StaffForm';
import { TextField } from '../../ui/TextField';
import { CodeField } from './CodeField';
import { codeStep, passwordStep, recoveryStep } from './accessSchemas';

interface Pair {
  email: string;
  password: string;
}

/**
 * The demo shop's owner has no second factor until somebody sets one up, and comes in on the shop's machine alone. No
 * real address ends so.
 */
const mayBeDemo = (email: string): boolean => isOwnMachine() && email.trim().endsWith('.example');

interface Props {
  /** Whose session ended, to be typed only where somebody else goes on. */
  email?: string;
}

export function LoginForm({ email = '' }: Props) {
  const [logIn] = useLogInMutation();
  const [pair, setPair] = useState<Pair>(() => ({
    email: email === '' ? earlyValue('email') : email,
    password: earlyValue('password'),
  }));
  const [isInPassword] = useState(() => email !== '' || isEarlyFocus('password'));
  const [isCodeStep, setCodeStep] = useState(false);
  /** Went without a code and was refused: it has one by now, or the password is wrong. */
  const [isRefused, setRefused] = useState(false);
  const [isRecovery, setRecovery] = useState(false);

  const send = async (typed: Pair, code: string): Promise<FormFailure | undefined> => {
    const { error } = await logIn({ email: typed.email.trim(), password: typed.password, code });
    return error ? failureOf(error) : undefined;
  };

  if (!isCodeStep) {
    return (
      <StaffForm
        key="pair"
        initial={pair}
        schema={passwordStep}
        submit="Next"
        aside={
          isRefused && (
            <Button size="large" onClick={() => setCodeStep(true)}>
              Enter a code
            </Button>
          )
        }
        onSend={async (values) => {
          setPair(values);
          if (!mayBeDemo(values.email)) {
            setCodeStep(true);
            return undefined;
          }
          const failure = await send(values, '');
          setRefused(failure !== undefined);
          return failure;
        }}
      >
        <TextField
          name="email"
          label="E-mail address"
          type="email"
          autoComplete="username"
          size="large"
          takesFocus={!isInPassword}
        />
        <TextField
          name="password"
          label="Password"
          isSecret
          autoComplete="current-password"
          size="large"
          takesFocus={isInPassword}
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
      onSend={({ code }) => send(pair, code.trim())}
    >
      <p className="quiet">{pair.email}</p>
      <CodeField isRecovery={isRecovery} onSwitch={() => setRecovery(!isRecovery)} />
    </StaffForm>
  );
}
