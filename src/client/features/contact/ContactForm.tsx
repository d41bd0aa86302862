/** A message to the shop (docs/requirements.md sections 2, 5 and 8, Contact). */
import { CONTACT_MAX, MOBILE_TYPED_MAX } from '../../../contract/rules/limits';
import { normaliseMobile } from '../../../contract/rules/typedNumbers';
import { selectIsSignedIn } from '../../store/authSlice';
import { useAppSelector } from '../../store/hooks';
import { FormRefusal } from '../../ui/FormRefusal';
import { TextField } from '../../ui/TextField';
import { useOnLeave } from '../../ui/useOnLeave';
import { useShopForm } from '../../ui/useShopForm';
import { contactSchema, noMessage } from './contactSchema';
import type { ContactValues } from './contactSchema';
import { keepTyped, useSendContact, useWaitingMessage } from './useSendContact';

const typedOf = (values: ContactValues): Partial<ContactValues> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

export function ContactForm() {
  const send = useSendContact();
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { form, bind, element, submit, press, said, sending } = useShopForm<ContactValues>({
    name: 'contact',
    initial: noMessage,
    schema: contactSchema,
    send: async (values, { resetForm }) => {
      const outcome = await send(values);
      if (outcome.kind === 'sent') resetForm();
      return outcome.kind === 'refused' ? outcome : null;
    },
  });

  useWaitingMessage({
    // What was typed since then is newer.
    onBack: (draft) => void form.setValues((now) => ({ ...noMessage, ...draft, ...typedOf(now) }), false),
    onDue: () => void press(),
  });

  useOnLeave((how) => {
    if (how === 'page') keepTyped(form.values);
  });

  return (
    <form ref={element} className="contact-form" noValidate aria-labelledby="contact-form-title" onSubmit={submit}>
      <h2 id="contact-form-title">Write to us</h2>
      <TextField {...bind('name')} label="Name" autoComplete="name" maxLength={CONTACT_MAX.name} />
      <TextField
        {...bind('phone', normaliseMobile)}
        label="Phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={MOBILE_TYPED_MAX}
        hint="A mobile number, 10 digits."
      />
      <TextField {...bind('reason')} label="Subject" hint="What is it about?" maxLength={CONTACT_MAX.reason} />
      <TextField {...bind('message')} label="Message" rows={6} maxLength={CONTACT_MAX.message} />
      <FormRefusal text={said} />
      <button type="submit" className="button button-primary" aria-disabled={sending} aria-busy={sending}>
        {sending ? 'Sending…' : 'Send message'}
      </button>
      <p className="contact-note">
        {isSignedIn
          ? 'We answer by phone or e-mail.'
          : 'Messages come with an account. We keep what you have written while you sign up, and send it when you are back.'}
      </p>
    </form>
  );
}
