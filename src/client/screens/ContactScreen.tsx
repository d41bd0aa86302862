/** /contact and /grievance: one screen with a heading of its own each (SPEC.md section 2, Contact; DECISIONS.md T99). */
import { brand } from '../../contract/brand';
import { ContactDetails } from '../features/contact/ContactDetails';
import { ContactForm } from '../features/contact/ContactForm';
import '../features/contact/contact.css';
import { paths } from '../lib/paths';
import { useRouteState } from './RouteContext';
import type { Screen } from './screen';

const contact = {
  title: 'Get in Touch',
  words: 'A size that does not fit, an order on its way, a wish we could stitch for you: write, call, or come and see us.',
};
const grievance = {
  title: 'Grievances',
  words: 'If something went wrong and we have not put it right, tell our grievance officer here, by e-mail or by phone.',
};

const wordsOf = (pathname: string) => (pathname.startsWith(paths.grievance) ? grievance : contact);

function ContactScreen() {
  const { title, words } = wordsOf(useRouteState().pathname);
  return (
    <div className="page contact">
      <header className="contact-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{words}</p>
      </header>
      <ContactForm />
      <ContactDetails />
    </div>
  );
}

export const screen: Screen = {
  Component: ContactScreen,
  head: (_, { pathname }) => {
    const { title, words } = wordsOf(pathname);
    return { title, description: `${words} ${brand.name}, ${brand.address.join(', ')}.` };
  },
};
