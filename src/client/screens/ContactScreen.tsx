/**
 * /contact and /grievance: one screen with a heading of its own each (docs/requirements.md section 2, Contact;
 * decision 99).
 */
import { Flex } from 'antd';
import { brand } from '../../contract/brand';
import type { ShopFacts } from '../../contract/words';
import { selectShopWords, useShopWords } from '../api/wordsApi';
import { ContactDetails } from '../features/contact/ContactDetails';
import { ContactForm } from '../features/contact/ContactForm';
import '../features/contact/contact.css';
import { paths } from '../lib/paths';
import { ended } from '../lib/text';
import { useRouteState } from './screen';
import type { Screen } from './screen';

/** As much as the shop has said of how to reach it. */
function wordsOf(pathname: string, { address, phone, grievance }: ShopFacts): { title: string; words: string } {
  if (pathname.startsWith(paths.grievance)) {
    const elsewhere = grievance.email !== undefined && grievance.phone !== undefined ? ', by e-mail or by phone' : '';
    return {
      title: 'Grievances',
      words: `If something went wrong and we have not put it right, tell our grievance ` + `officer here${elsewhere}.`,
    };
  }
  const words =
    address.length > 0 && phone !== undefined
      ? 'A size that does not fit, an order on its way, a wish we could stitch for you: write, call, or come and ' +
        'see us.'
      : 'A size that does not fit, an order on its way: write to us.';
  return { title: 'Get in Touch', words };
}

function ContactScreen() {
  const { title, words } = wordsOf(useRouteState().pathname, useShopWords());
  return (
    <Flex className="page contact">
      <header className="contact-head">
        <h1 tabIndex={-1}>{title}</h1>
        <p>{words}</p>
      </header>
      <ContactForm />
      <ContactDetails />
    </Flex>
  );
}

export const screen: Screen = {
  Component: ContactScreen,
  head: (state, { pathname }) => {
    const shop = selectShopWords(state);
    const { title, words } = wordsOf(pathname, shop);
    return { title, description: `${words} ${ended([brand.name, ...shop.address].join(', '))}` };
  },
};
