/**
 * /privacy-policy: what the shop stores, why and for how long. True of this program: change the two together
 * (docs/decisions/0218-sealed-data.md). What the browser keeps: store/persistence.ts, and whoever calls
 * browser/tabStorage.ts.
 */
import { shippingWords } from '../../contract/rules/delivery';
import {
  BANK_DETAILS_DAYS,
  KNOWN_BROWSER_DAYS,
  MAX_ADDRESSES,
  RESET_LINK_MINUTES,
  SESSION_DAYS,
  UNCONFIRMED_DAYS,
} from '../../contract/rules/limits';
import { numberInWords } from '../../contract/rules/numberInWords';
import { paymentWords } from '../../contract/rules/payment';
import { brand } from '../../contract/brand';
import { useShopWords } from '../api/wordsApi';
import { daysInWords, minutesInWords } from '../lib/dates';
import { paths } from '../lib/paths';
import { ended } from '../lib/text';
import { Link } from '../ui/Link';
import { TextPage, TextSection } from '../ui/TextPage';
import { ReachUs } from './ReachUs';
import type { Screen } from './screen';

function Responsible() {
  const { address } = useShopWords();
  return <p>Responsible for all this: {ended([brand.name, ...address].join(', '))}</p>;
}

function PrivacyPolicyScreen() {
  return (
    <TextPage
      title="Privacy Policy"
      lead="We keep what it takes to sell you clothes, send them and take them back. We do not sell it, and nobody’s advertising follows you here."
      changed="2026-11"
    >
      <TextSection heading="In your browser">
        <p>
          The shop sets <strong>two cookies</strong>, and none before you put something into the cart, sign up or log
          in. The first tells our server which cart and which account are yours; it ends after {SESSION_DAYS.idle} days
          without a visit, or {SESSION_DAYS.most} days in all. The second says that this browser has logged in to your
          account before, so that nobody who guesses at your password can keep you out and we can write to you about a
          login from a browser that is new; it lasts {daysInWords(KNOWN_BROWSER_DAYS)} from your latest login, and ends
          when you change your password or log out everywhere. No script can read them.
        </p>
        <p>Your browser’s own storage keeps, on your device:</p>
        <ul>
          <li>the number of your account or of your guest cart,</li>
          <li>your cart as we last knew it, so that it is there before the network is,</li>
          <li>
            the products on your wishlist, the filters of your last look round, and the coupon code that you used,
          </li>
          <li>
            of a guest’s order that waits for our answer: which guest cart sent it, and its key, so that it is not
            placed twice; after a week neither counts,
          </li>
          <li>when somebody last logged out here, so that every open tab forgets what they typed,</li>
          <li>
            while a tab is open: what you typed at the checkout and into the forms for messages, returns, reviews,
            addresses, your details, the newsletter, login and sign-up, but no password and no bank details,
          </li>
          <li>
            while a tab is open, too: your latest order, the keys of the orders whose pages you opened, what came along
            from a guest cart whose time was up, a link for a new password until it is used, what you wanted when we
            asked you to log in or the page was loaded anew, and where you were on each page.
          </li>
        </ul>
        <p>Clearing the site’s data in your browser removes all of it.</p>
      </TextSection>
      <TextSection heading="When you order as a guest">
        <p>
          We store your name, your mobile number, your address and what you ordered. With them we pack the parcel, and
          call you about {shippingWords.subjects}. If you leave an e-mail address, we write to it about this order and
          nothing else. Whoever has the link to your order sees it. No account is made.
        </p>
      </TextSection>
      <TextSection heading="When you have an account">
        <ul>
          <li>
            Your name, e-mail address and mobile number, and up to {numberInWords(MAX_ADDRESSES).toLowerCase()}{' '}
            addresses.
          </li>
          <li>Your password, only as a scrambled value from which nobody can read it, we included.</li>
          <li>Which version of our terms you agreed to, and when.</li>
          <li>
            Where you are logged in: the kind of browser, such as “Chrome on a phone”, since when, and when it was last
            seen.
          </li>
          <li>Your cart, wishlist, orders and returns, and the messages that you send us.</li>
          <li>
            Your reviews. Others see the name of your account, your words, and that you have received the product; of
            your e-mail address they see the first letter and what follows the @.
          </li>
          <li>
            For the newsletter: your mobile number, and the words you agreed to. A number that is not your account’s we
            ask first, and forget after {UNCONFIRMED_DAYS} days where nobody says yes.
          </li>
        </ul>
      </TextSection>
      <TextSection heading="When you return something">
        <p>
          We ask for the bank account that the refund should go to. Bank details are stored encrypted. Whoever opens
          them has to write down why, and we delete them {BANK_DETAILS_DAYS} days after the refund, or after we have
          said that we cannot take the piece back.
        </p>
      </TextSection>
      <TextSection heading="Paying">
        <p>{paymentWords.privacy}</p>
      </TextSection>
      <TextSection heading="For how long">
        <ul>
          <li>A guest’s cart goes when the visit it belongs to has ended.</li>
          <li>The link for a new password works once, for {minutesInWords(RESET_LINK_MINUTES)}.</li>
          <li>Orders stay: our books need them, and so do you when something is to be returned.</li>
          <li>
            An account stays until you delete it. Then only what was bought, and for how much, stays in our books,
            without your name, number or address.
          </li>
        </ul>
      </TextSection>
      <TextSection heading="Who else sees it">
        <p>
          Whoever delivers your parcel sees what stands on its label: name, address and mobile number. Mail that we send
          you goes through our mail provider. Nobody else gets anything from us.
        </p>
      </TextSection>
      <TextSection heading="Your say">
        <p>
          Under <Link to={paths.profile}>Account</Link> you can see and change your details, take all that we hold about
          you along as a file, and delete your account. To leave the newsletter, or when you ordered as a guest,{' '}
          <ReachUs onlyByMail />. If you think that we have treated your details badly, tell us at{' '}
          <Link to={paths.grievance}>Grievance</Link>.
        </p>
        <Responsible />
      </TextSection>
    </TextPage>
  );
}

export const screen: Screen = {
  Component: PrivacyPolicyScreen,
  head: () => ({
    title: 'Privacy Policy',
    description: `What ${brand.name} stores about you, why, and for how long: two cookies, no advertising, bank details encrypted.`,
  }),
};
