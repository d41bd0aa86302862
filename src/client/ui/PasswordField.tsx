/** A password that can be looked at. Pasting and password managers are welcome (decision 89). */
import { PASSWORD_MAX } from '../../contract/rules/limits';
import type { BoundField } from './useShopForm';
import { Icon } from './Icon';
import { TextField } from './TextField';
import { useUiState } from './useUiState';

interface Props extends BoundField {
  label: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
}

export function PasswordField({ label, ...field }: Props) {
  const [shown, setShown] = useUiState('fold', `shown:${field.name}`, false);
  return (
    <TextField
      {...field}
      label={label}
      type={shown ? 'text' : 'password'}
      maxLength={PASSWORD_MAX}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className="icon-button"
          aria-pressed={shown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eyeClosed' : 'eye'} size={22} />
        </button>
      }
    />
  );
}
