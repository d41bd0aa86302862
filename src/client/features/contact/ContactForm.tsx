/** A message to the shop (SPEC.md sections 2, 5 and 8, Contact). */
import { useFormik } from 'formik';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { normaliseMobile } from '../../lib/digits';
import { TextField } from '../../ui/TextField';
import { bindFields } from '../../ui/bindFields';
import { focusFirst } from '../../ui/focusFirst';
import { LONGEST, contactSchema, noMessage } from './contactSchema';
import type { ContactValues } from './contactSchema';
import { useSendContact } from './useSendContact';
import { useWaitingMessage } from './useWaitingMessage';

export function ContactForm() {
  const send = useSendContact();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState('');
  const form = useFormik<ContactValues>({
    initialValues: noMessage,
    validationSchema: contactSchema,
    onSubmit: async (values, { resetForm }) => {
      const outcome = await send(values);
      if (outcome.kind === 'refused') setRefusal(outcome.text);
      if (outcome.kind === 'sent') resetForm();
    },
  });

  const bind = bindFields(form);

  useWaitingMessage({
    onBack: (draft) => void form.setValues({ ...noMessage, ...draft }, false),
    onDue: () => void form.submitForm(),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (form.isSubmitting) return;
    setRefusal('');
    const complaints = await form.validateForm();
    focusFirst(element.current, Object.keys(complaints));
    await form.submitForm();
  };

  return (
    <form ref={element} className="contact-form" noValidate aria-labelledby="contact-form-title" onSubmit={(event) => void submit(event)}>
      <h2 id="contact-form-title">Write to us</h2>
      <TextField {...bind('name')} label="Name" autoComplete="name" maxLength={LONGEST.name} />
      <TextField
        {...bind('phone', normaliseMobile)}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={20}
        hint="A mobile number, 10 digits."
      />
      <TextField {...bind('reason')} label="Subject" hint="What is it about?" maxLength={LONGEST.reason} />
      <TextField {...bind('message')} label="Message" rows={6} maxLength={LONGEST.message} />
      <div role="alert">{refusal !== '' && <p className="contact-refusal">{refusal}</p>}</div>
      <button type="submit" className="button button-primary" aria-disabled={form.isSubmitting} aria-busy={form.isSubmitting}>
        {form.isSubmitting ? 'Sending…' : 'Send message'}
      </button>
      <p className="contact-note">{isSignedIn ? 'We answer by phone or e-mail.' : 'Messages come with an account. We keep what you have written while you sign up, and send it when you are back.'}</p>
    </form>
  );
}
