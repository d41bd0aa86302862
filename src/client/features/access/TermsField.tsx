/** The terms, opened beside the form so that nothing typed is lost. They are agreed to anew each time (decision 91). */
import { useId } from 'react';
import { paths } from '../../lib/paths';
import { NewTabNote } from '../../ui/NewTabNote';

interface Props {
  checked: boolean;
  error: string;
  onChange: (checked: boolean) => void;
}

function Beside({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noopener">
      {children}
      <NewTabNote />
    </a>
  );
}

export function TermsField({ checked, error, onChange }: Props) {
  const id = useId();
  return (
    <div className="access-terms">
      <div className="access-terms-row">
        <input
          type="checkbox"
          id={id}
          name="terms"
          checked={checked}
          required
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : `${id}-says`}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor={id}>I agree to the terms of use and the privacy policy</label>
      </div>
      {error !== '' && (
        <p id={`${id}-says`} className="text-field-error">
          {error}
        </p>
      )}
      <p className="access-terms-links">
        Read them: <Beside to={paths.termsOfUse}>Terms of Use</Beside>{' '}
        <Beside to={paths.privacyPolicy}>Privacy Policy</Beside>
      </p>
    </div>
  );
}
