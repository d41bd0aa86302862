/** How to reach the shop, or somebody of it, as links that a phone understands. */
import { Icon } from './Icon';

interface LinkLook {
  /** A picture before the words, where the link stands by itself. */
  withIcon?: boolean;
}

export function MailLink({ email, withIcon = false }: LinkLook & { email: string }) {
  return (
    <a href={`mailto:${email}`}>
      {withIcon && <Icon name="mail" size={20} />}
      {email}
    </a>
  );
}

export function PhoneLink({ phone, withIcon = false }: LinkLook & { phone: string }) {
  return (
    <a href={`tel:${phone.replace(/\s/g, '')}`}>
      {withIcon && <Icon name="phone" size={20} />}
      {phone}
    </a>
  );
}
