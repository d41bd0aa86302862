/**
 * The mails to customers about their account and their returns; those of an order are in orderTemplates.ts. Short, warm,
 * plain text, of which htmlPart.ts makes the formatted part. A subject holds nothing that somebody typed, a typed text
 * keeps to its own line, and no mail names bank details.
 */
import { UNNAMED_BROWSER } from '../../../contract/rules/accountWords';
import { REFUND_TIME, RESET_LINK_MINUTES } from '../../../contract/rules/limits';
import { brand } from '../../../contract/brand';
import type { ShopFacts } from '../../../contract/words';
import { formatMoney } from '../../../contract/rules/money';
import type { Config } from '../../plugins/config';
import { kolkataTime, printable } from '../../lib/wording';
import type { NewMail } from './outbox';
import { closing, greeting, paragraphs, typed, writeOrCall } from './templateParts';

/** The origin of every link in a mail. Never the request's Host header, where a stranger could name another site. */
export const shopUrlOf = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl ?? `http://localhost:${port}`;

export function resetLinkMail({ to, name, link }: { to: string; name: string; link: string }): NewMail {
  return {
    kind: 'reset link',
    to,
    subject: 'Choose a new password',
    text: (shop) =>
      paragraphs(
        greeting(name),
        'You asked us for a new password. Open this link to choose one:',
        link,
        `It works once, for ${RESET_LINK_MINUTES} minutes.`,
        'Was it not you? Then leave this mail be: without the link nobody can change your password, and the one you ' +
          'have still works.',
        closing(shop),
      ),
  };
}

interface PasswordChanged {
  to: string;
  name: string;
  /** Whether a logged-in member changed it, whose session goes on. */
  staysHere?: boolean;
}

export function passwordChangedMail({ to, name, staysHere = false }: PasswordChanged): NewMail {
  const ended = staysHere
    ? 'Every other device that was logged in has been logged out; there, log in with the new password.'
    : 'Every device that was logged in has been logged out. Log in with the new password and you are back.';
  return {
    kind: 'password changed',
    to,
    subject: 'Your password was changed',
    text: (shop) =>
      paragraphs(
        greeting(name),
        `The password of your ${brand.name} account has just been changed. ${ended}`,
        `Was it not you? Choose "Forgot password" on the login page at once to set another one, and ` +
          `${writeOrCall(shop)}.`,
        closing(shop),
      ),
  };
}

interface NewBrowser {
  to: string;
  name: string;
  /** `Chrome on a phone`; '' where it is not known. */
  browser: string;
  /** Epoch milliseconds. */
  at: number;
  shopUrl: string;
}

export function newBrowserMail({ to, name, browser, at, shopUrl }: NewBrowser): NewMail {
  return {
    kind: 'new browser',
    to,
    subject: 'A new login to your account',
    text: (shop) =>
      paragraphs(
        greeting(name),
        `Somebody, most likely you, has just logged in to your ${brand.name} account with a browser that is new to it:`,
        `${browser || UNNAMED_BROWSER}\n${kolkataTime(at)}`,
        'Was it you? Then there is nothing to do.',
        `Was it not you? Choose a new password at once; that logs out every device:\n${shopUrl}/forgot-password`,
        closing(shop),
      ),
  };
}

export function accountDeletedMail({ to, name }: { to: string; name: string }): NewMail {
  return {
    kind: 'account deleted',
    to,
    subject: `Your ${brand.name} account is deleted`,
    text: (shop) =>
      paragraphs(
        greeting(name),
        `Your ${brand.name} account is deleted, as you asked, and with it everything that we held about you. Of ` +
          `your orders only what was bought, and for how much, stays in our books, without your name.`,
        `Was it not you? Please ${writeOrCall(shop)} at once.`,
        closing(shop),
      ),
  };
}

/** To the owner of the address; the caller who tried it is told nothing certain (decision 61). */
export function accountExistsMail({ to, name, shopUrl }: { to: string; name: string; shopUrl: string }): NewMail {
  return {
    kind: 'account exists',
    to,
    subject: `You already have a ${brand.name} account`,
    text: (shop) =>
      paragraphs(
        greeting(name),
        'Somebody, most likely you, has just tried to sign up with this e-mail address. You already have an account ' +
          'with us, so there is no need for another one.',
        `Log in here:\n${shopUrl}/login`,
        `If the password has slipped your mind, choose a new one here:\n${shopUrl}/forgot-password`,
        'Was it not you? Then there is nothing to do: nothing has changed, and nobody has got into your account.',
        closing(shop),
      ),
  };
}

interface ReturnNews {
  to: string;
  name: string;
  orderNo: string;
  productName: string;
  /** What the line cost after its coupon. */
  refundPaise: number;
  decision: 'APPROVED' | 'REJECTED' | 'REFUNDED';
  /** What staff wrote about it; '' for nothing. */
  note: string;
  /** Of the order's page. */
  link: string;
  shopUrl: string;
}

const returnSubjects = { APPROVED: 'we take it back', REJECTED: 'our answer', REFUNDED: 'your refund' } as const;

export function returnDecidedMail({
  to,
  name,
  orderNo,
  productName,
  refundPaise,
  decision,
  note,
  link,
  shopUrl,
}: ReturnNews): NewMail {
  const what = `${printable(productName)} from your order ${orderNo}`;
  const news = ({ address }: ShopFacts): string =>
    ({
      APPROVED:
        `Your return is approved: we take back ${what}. Please send it to us in its original condition, with its tags ` +
        `and a proof of purchase; the postage is yours. Once it is here, the refund takes ${REFUND_TIME}.` +
        (address.length > 0
          ? `\n\nOur address:\n${[brand.name, ...address].join('\n')}`
          : ' Answer this mail, and we tell you where to.'),
      REJECTED: `We have looked closely at your request to return ${what}, and we are sorry: we cannot take it back. If you see it differently, just answer this mail and we will look at it again together.`,
      REFUNDED: `Your refund of ${formatMoney(refundPaise)} for ${what} is on its way to the account that you named in your request. It can take a few business days until your bank shows it.`,
    })[decision];
  return {
    kind: 'return decided',
    to,
    subject: `Your return from order ${orderNo}: ${returnSubjects[decision]}`,
    text: (shop) =>
      paragraphs(
        greeting(name),
        news(shop),
        typed(note) && `A word from our team:\n${typed(note)}`,
        `See your order at any time:\n${link}`,
        `How returns work:\n${shopUrl}/return-policy`,
        closing(shop),
      ),
  };
}
