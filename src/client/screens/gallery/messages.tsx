/** What waits, what failed, what is read. */
import { RETURN_DAYS } from '../../../contract/rules/limits';
import { numberInWords } from '../../../contract/rules/numberInWords';
import { paths } from '../../lib/paths';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { Disclosure } from '../../ui/Disclosure';
import { FormRefusal } from '../../ui/FormRefusal';
import { LastKnown } from '../../ui/LastKnown';
import { Link } from '../../ui/Link';
import { LoadFailed } from '../../ui/LoadFailed';
import { NewTabNote } from '../../ui/NewTabNote';
import { ProblemButton } from '../../ui/ProblemButton';
import { RedirectLink } from '../../ui/RedirectLink';
import { RetryButton } from '../../ui/RetryButton';
import { ScreenSkeleton } from '../../ui/ScreenSkeleton';
import { TextPage, TextSection } from '../../ui/TextPage';
import type { States } from './samples';

/** What leads somewhere. */
export const links: Readonly<Record<string, States>> = {
  Link: {
    usual: <Link to={paths.shop}>To the shop</Link>,
    'as a button': (
      <Link className="button button-primary" to={paths.shop}>
        Shop Now
      </Link>
    ),
  },
  MailLink: {
    plain: <MailLink email="hello@shop.example" />,
    'with its icon': <MailLink email="hello@shop.example" withIcon />,
  },
  NewTabNote: {
    'behind the words of a link, for a screen reader': (
      <a href="https://elsewhere.example" target="_blank" rel="noreferrer">
        Another place
        <NewTabNote />
      </a>
    ),
  },
  PhoneLink: {
    plain: <PhoneLink phone="+91 98765 43210" />,
    'with its icon': <PhoneLink phone="+91 98765 43210" withIcon />,
  },
  RedirectLink: {
    'inside the shop': (
      <RedirectLink to={paths.saleProducts} fallback={paths.shop}>
        The sale
      </RedirectLink>
    ),
    elsewhere: (
      <RedirectLink to="https://elsewhere.example/" fallback={paths.shop}>
        Elsewhere
      </RedirectLink>
    ),
    'no address': (
      <RedirectLink to="javascript:nothing" fallback={paths.shop}>
        Falls back to the shop
      </RedirectLink>
    ),
  },
  ProblemButton: { usual: <ProblemButton /> },
};

const nothing = () => undefined;
const failed = { message: 'We cannot reach the shop. Check your connection and try again.', onRetry: nothing };
const old = { message: failed.message, text: 'This is what your cart held last.', onRetry: nothing };

export const messages: Readonly<Record<string, States>> = {
  LoadFailed: {
    usual: <LoadFailed {...failed} />,
    'with a title': <LoadFailed {...failed} title="This product did not arrive" />,
    'asked again': <LoadFailed {...failed} retrying />,
  },
  FormRefusal: { usual: <FormRefusal text="We could not save your details. Please try again." /> },
  LastKnown: { usual: <LastKnown {...old} retrying={false} />, 'asked again': <LastKnown {...old} retrying /> },
  RetryButton: {
    usual: <RetryButton retrying={false} onRetry={nothing} />,
    'asked again': <RetryButton retrying onRetry={nothing} />,
  },
  ScreenSkeleton: { usual: <ScreenSkeleton /> },
  Disclosure: {
    usual: (
      <Disclosure summary="May I return it?">
        Within {numberInWords(RETURN_DAYS).toLowerCase()} days of delivery.
      </Disclosure>
    ),
  },
  TextPage: {
    usual: (
      <TextPage title="A page to read" lead="What it says, in a sentence or two." changed="2026-11">
        <p>One calm column.</p>
      </TextPage>
    ),
  },
  TextSection: { usual: <TextSection heading="A section of it">With a heading.</TextSection> },
};
