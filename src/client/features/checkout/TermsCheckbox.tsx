/** The terms, opened beside the form so that nothing typed is lost. */
import { paths } from '../../lib/paths';

interface Props {
  checked: boolean;
  error: string;
  onChange: (checked: boolean) => void;
}

export function TermsCheckbox({ checked, error, onChange }: Props) {
  return (
    <div className="checkout-terms">
      <div className="checkout-terms-row">
        <input
          type="checkbox"
          id="checkout-terms"
          name="terms"
          checked={checked}
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : 'checkout-terms-error'}
          onChange={({ target }) => onChange(target.checked)}
        />
        <label htmlFor="checkout-terms">I agree to the terms &amp; conditions</label>
        <a href={paths.termsOfUse} target="_blank" rel="noopener">
          Read them<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      </div>
      {error !== '' && (
        <p id="checkout-terms-error" className="checkout-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
