/** The second factor: a code of the authenticator, or a recovery code in its place. */
import Button from 'antd/es/button';
import { TextField } from '../../ui/TextField';

interface Props {
  isRecovery: boolean;
  onSwitch: () => void;
}

export function CodeField({ isRecovery, onSwitch }: Props) {
  return (
    <>
      {isRecovery ? (
        <TextField
          key="recovery"
          name="code"
          label="Recovery code"
          hint="One of the ten that you kept; each opens once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          size="large"
          takesFocus
        />
      ) : (
        <TextField
          key="code"
          name="code"
          label="Code"
          hint="The six digits that your authenticator shows now."
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={12}
          size="large"
          takesFocus
        />
      )}
      <Button type="link" className="plain-link" onClick={onSwitch}>
        {isRecovery ? 'Use the authenticator’s code' : 'My phone is not here: use a recovery code'}
      </Button>
    </>
  );
}
