/** Mails to staff about their own accounts. */
import { UNNAMED_BROWSER } from '../../../contract/rules/accountWords';
import { brand } from '../../../contract/brand';
import { kolkataTime } from '../../lib/wording';
import type { NewMail } from '../mail/outbox';
import { closing, greeting, paragraphs } from '../mail/templateParts';

interface StaffLoginNews {
  to: string;
  /** `Chrome on a phone`; '' where it is not known. */
  browser: string;
  /** Epoch milliseconds. */
  at: number;
  shopUrl: string;
}

export function staffBrowserMail({ to, browser, at, shopUrl }: StaffLoginNews): NewMail {
  return {
    kind: 'new browser',
    to,
    subject: 'A new login to your staff account',
    text: (shop) =>
      paragraphs(
        greeting(''),
        `Somebody, most likely you, has just logged in to your staff account of ${brand.name} with a browser that is ` +
          'new to it:',
        `${browser || UNNAMED_BROWSER}\n${kolkataTime(at)}`,
        'Was it you? Then there is nothing to do.',
        `Was it not you? End every session of your account at once, and have an owner of the shop reset it:\n${shopUrl}/admin`,
        closing(shop),
      ),
  };
}
