/** A member's name and number; the e-mail address is what the account is known by, and stays (SPEC.md section 2, Profile). */
import { useRef } from 'react';
import type { FormEvent } from 'react';
import type { User } from '../../../contract/account';
import { normaliseMobile } from '../../lib/digits';
import { unusualMobile } from '../../lib/unusualMobile';
import { bindFields } from '../../ui/bindFields';
import { focusFirst } from '../../ui/focusFirst';
import { TextField } from '../../ui/TextField';
import { LONGEST_NAME } from './detailsSchema';
import { useDetailsForm } from './useDetailsForm';

interface Props {
  userId: string;
  user: User;
  /** The id of its heading. */
  labelledBy: string;
}

export function DetailsForm({ userId, user, labelledBy }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const saving = useRef(false);
  const { form, refusal } = useDetailsForm(userId, user, (names) => focusFirst(element.current, names));
  const bind = bindFields(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving.current) return;
    saving.current = true;
    try {
      focusFirst(element.current, Object.keys(await form.validateForm()));
      await form.submitForm();
    } finally {
      saving.current = false;
    }
  };

  return (
    <form ref={element} className="profile-card" noValidate aria-labelledby={labelledBy} onSubmit={(event) => void submit(event)}>
      <TextField {...bind('parName')} label="Full name" autoComplete="name" maxLength={LONGEST_NAME} />
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
      <div role="alert">{refusal !== '' && <p className="profile-refusal">{refusal}</p>}</div>
      <button type="submit" className="button button-primary" aria-disabled={form.isSubmitting} aria-busy={form.isSubmitting}>
        {form.isSubmitting ? 'Saving…' : 'Save Details'}
      </button>
    </form>
  );
}
