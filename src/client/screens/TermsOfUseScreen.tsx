/**
 * /terms-of-use: what a shopper agrees to at the checkout, at sign-up and at login (decision 91). New words need a new
 * TERMS_VERSION.
 */
import { brand } from '../../contract/brand';
import { DELIVERED_TO, shippingWords } from '../../contract/rules/delivery';
import { paymentWords } from '../../contract/rules/payment';
import { TERMS_VERSION } from '../../contract/terms';
import { useShopWords } from '../api/wordsApi';
import { TrackOrderLink } from '../features/shell/TrackOrderLink';
import { paths } from '../lib/paths';
import { ended } from '../lib/text';
import { Link } from '../ui/Link';
import { TextPage, TextSection } from '../ui/TextPage';
import { ReachUs } from './ReachUs';
import type { Screen } from './screen';

function TermsOfUseScreen() {
  const { address } = useShopWords();
  return (
    <TextPage
      title="Terms of Use"
      lead={`The terms & conditions of shopping at ${brand.name}, in plain words. When you tick the box, this is what you agree to.`}
      changed={TERMS_VERSION}
    >
      <TextSection heading="Who we are">
        <p>
          This shop is run by {ended([brand.name, ...address].join(', '))} <ReachUs first />.
        </p>
      </TextSection>
      <TextSection heading="Guests and accounts">
        <p>
          Anybody can look round, keep a cart and order as a guest. An account also gives you a wishlist, saved
          addresses, your orders with their returns, and reviews.
        </p>
        <p>
          Give us details that are true, since parcels and calls go where they say. Keep your password to yourself; what
          is ordered with it counts as ordered by you.
        </p>
      </TextSection>
      <TextSection heading="Prices">
        <p>Prices are in rupees and include all taxes. The struck-out price is the MRP. {shippingWords.notInPrices}</p>
        <p>
          The price that counts is the one shown when you place the order. A coupon counts while it is active, one for
          each order; some are for one product only.
        </p>
      </TextSection>
      <TextSection heading="Orders and payment">
        <ol>
          <li>{paymentWords.step1}</li>
          <li>{shippingWords.agreed}</li>
          <li>
            {paymentWords.step3}
            {address.length > 0 && ` ${paymentWords.cards}`}
          </li>
        </ol>
        <p>
          If something sells out while you order, we say so at once: a guest’s order is placed without it, and a
          member’s waits until it is decided. We deliver to {DELIVERED_TO}.
        </p>
      </TextSection>
      <TextSection heading="Cancelling and returning">
        <p>
          With an account you can cancel an order until it is shipped, under <TrackOrderLink />; as a guest, call us or
          write to us. Returns follow our <Link to={paths.returnPolicy}>Return Policy</Link>.
        </p>
      </TextSection>
      <TextSection heading="Reviews and messages">
        <p>Review what you know, in your own words, and be kind: small people may learn to read with it.</p>
      </TextSection>
      <TextSection heading="Pictures and words">
        <p>
          The pictures, drawings and texts of this shop belong to us or to those who made them for us. Ask before you
          use them elsewhere. Sharing a link is always welcome.
        </p>
      </TextSection>
      <TextSection heading="When these terms change">
        <p>
          This is version {TERMS_VERSION}. When you sign up or log in we note which version you agreed to. What we store
          about you is told in our <Link to={paths.privacyPolicy}>Privacy Policy</Link>.
        </p>
      </TextSection>
      <TextSection heading="Complaints">
        <p>
          If we have let you down, tell us at <Link to={paths.grievance}>Grievance</Link>.
        </p>
      </TextSection>
    </TextPage>
  );
}

export const screen: Screen = {
  Component: TermsOfUseScreen,
  head: () => ({
    title: 'Terms of Use',
    description: `The terms & conditions of shopping at ${brand.name}, in plain words.`,
  }),
};
