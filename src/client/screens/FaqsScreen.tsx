/**
 * /faqs: short answers that open where they are asked. Paying is the specification's own answer (docs/requirements.md
 * section 1). Answers of one's own get a version of one's own in contract/terms.ts: by that `doctor` knows them.
 */
import type { ReactNode } from 'react';
import { brand } from '../../contract/brand';
import { DELIVERED_TO, shippingWords } from '../../contract/rules/delivery';
import { MAX_ADDRESSES, PIN_DIGITS, REFUND_TIME, RETURN_DAYS } from '../../contract/rules/limits';
import { numberInWords } from '../../contract/rules/numberInWords';
import { paymentWords } from '../../contract/rules/payment';
import { useShopWords } from '../api/wordsApi';
import { TrackOrderLink } from '../features/shell/TrackOrderLink';
import { orderPath } from '../lib/orderPath';
import { paths } from '../lib/paths';
import { Disclosure } from '../ui/Disclosure';
import { Link } from '../ui/Link';
import { TextPage, TextSection } from '../ui/TextPage';
import { ReachUs } from './ReachUs';
import type { Screen } from './screen';

interface Answer {
  question: string;
  answer: ReactNode;
  /** Only a shop that has said where it is answers it. */
  isAboutStore?: true;
}

function HowToPay() {
  const { address } = useShopWords();
  const atStore = address.length > 0 && ` ${paymentWords.cards}`;
  return (
    <>
      {paymentWords.online}
      {atStore} {paymentWords.notAtCheckout}
    </>
  );
}

function WhereItIs() {
  const { address, mapUrl } = useShopWords();
  return (
    <>
      {address.join(', ')}.{' '}
      {mapUrl !== undefined && (
        <>
          <a href={mapUrl} target="_blank" rel="noopener noreferrer">
            Find it on a map<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
          .
        </>
      )}
    </>
  );
}

const account = <Link to={paths.signup}>account</Link>;
const trackOrder = <TrackOrderLink />;
const ordersPage = <Link to={orderPath()}>the page of your order</Link>;

const groups: { heading: string; answers: Answer[] }[] = [
  {
    heading: 'Paying',
    answers: [
      { question: 'How can I pay?', answer: <HowToPay /> },
      { question: 'What does shipping cost?', answer: shippingWords.answer },
      {
        question: 'Are taxes included?',
        answer: 'Yes. Every price in the shop includes all taxes; the struck-out price is the MRP.',
      },
      {
        question: 'How do I use a coupon?',
        answer:
          'Type its code into the box in your cart and press Apply. One coupon counts for each order, and some are for one product only.',
      },
    ],
  },
  {
    heading: 'Ordering',
    answers: [
      {
        question: 'Do I need an account?',
        answer: (
          <>
            No. As a guest you keep a cart and order with your name, mobile number and address. An {account} adds a
            wishlist, saved addresses, your orders, cancelling and returning in the shop, and reviews.
          </>
        ),
      },
      {
        question: 'How many addresses can I save?',
        answer: `Up to ${MAX_ADDRESSES}. At the checkout you choose one of them.`,
      },
      {
        question: 'Where do you deliver?',
        answer:
          `To ${DELIVERED_TO}. We need a pin code of ${numberInWords(PIN_DIGITS).toLowerCase()} digits and a mobile ` +
          'number on which the team can reach you.',
      },
      {
        question: 'What if something sells out while I order?',
        answer:
          'You are told at once, and what is missing stays in your cart by name. A guest’s order is placed without it; a member’s is not placed until you have decided.',
      },
    ],
  },
  {
    heading: 'After the order',
    answers: [
      {
        question: 'Where is my order?',
        answer: (
          <>
            With an account: under {trackOrder}. As a guest: on {ordersPage}, or <ReachUs /> with your order number.
          </>
        ),
      },
      {
        question: 'Can I cancel it?',
        answer: (
          <>
            Until it is shipped, yes: choose Cancel Order under {trackOrder}, or as a guest on {ordersPage}.
          </>
        ),
      },
      {
        question: 'Can I send something back?',
        answer: (
          <>
            Within {RETURN_DAYS} days from delivery, in original condition with its tags. The{' '}
            <Link to={paths.returnPolicy}>Return Policy</Link> has the rest.
          </>
        ),
      },
      {
        question: 'When do I get my money back?',
        answer: `In ${REFUND_TIME}, to the bank account that you name with the return.`,
      },
    ],
  },
  {
    heading: 'About you and us',
    answers: [
      {
        question: 'What do you store about me?',
        answer: (
          <>
            What it takes to sell, send and take back; two cookies, no advertising. The{' '}
            <Link to={paths.privacyPolicy}>Privacy Policy</Link> tells all of it.
          </>
        ),
      },
      {
        question: 'How do I leave the newsletter?',
        answer: (
          <>
            <ReachUs first onlyByMail /> with your mobile number, and the messages stop.
          </>
        ),
      },
      { question: 'Where is your store?', answer: <WhereItIs />, isAboutStore: true },
      {
        question: 'Something went wrong. Who listens?',
        answer: (
          <>
            Tell us at <Link to={paths.grievance}>Grievance</Link>. For anything else,{' '}
            <Link to={paths.contact}>get in touch</Link>.
          </>
        ),
      },
    ],
  },
];

function FaqsScreen() {
  const hasStore = useShopWords().address.length > 0;
  return (
    <TextPage title="FAQs" lead="What parents and grandparents ask us most.">
      {groups.map(({ heading, answers }) => (
        <TextSection key={heading} heading={heading}>
          {answers
            .filter(({ isAboutStore = false }) => hasStore || !isAboutStore)
            .map(({ question, answer }) => (
              <Disclosure key={question} summary={question}>
                {answer}
              </Disclosure>
            ))}
        </TextSection>
      ))}
    </TextPage>
  );
}

export const screen: Screen = {
  Component: FaqsScreen,
  head: () => ({
    title: 'FAQs',
    description: `Paying, shipping, returns and accounts at ${brand.name}, in short answers.`,
  }),
};
