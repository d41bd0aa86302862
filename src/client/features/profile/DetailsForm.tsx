/**
 * A member's name and number; the e-mail address is what the account is known by, and stays (docs/requirements.md
 * section 2, Profile).
 */
import type { User } from '../../../contract/account';
import { NAME_MAX } from '../../../contract/rules/limits';
import { normaliseMobile } from '../../lib/digits';
import { unusualMobile } from '../../lib/unusualMobile';
import { TextField } from '../../ui/TextField';
import { useDetailsForm } from './useDetailsForm';

interface Props {
  userId: string;
  user: User;
  /** The id of its heading. */
  labelledBy: string;
}

export function DetailsForm({ userId, user, labelledBy }: Props) {
  const { form, bind, element, submit, said, sending } = useDetailsForm(userId, user);
  return (
    <form ref={element} className="profile-card" noValidate aria-labelledby={labelledBy} onSubmit={submit}>
      <TextField {...bind('parName')} label="Full name" autoComplete="name" maxLength={NAME_MAX} />
      <TextField name="email" label="E-mail" type="email" value={user.email} readOnly autoComplete="email" hint="You log in with it; it stays as it is." onChange={() => undefined} />
      <TextField
        {...bind('mobile1', normaliseMobile)}
        label="Mobile number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        hint={unusualMobile(form.values.mobile1) || '10 digits'}
      />
      <div role="alert">{said !== '' && <p className="profile-refusal">{said}</p>}</div>
      <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
        {sending ? 'Saving…' : 'Save Details'}
      </button>
    </form>
  );
}
