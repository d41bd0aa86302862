/**
 * 'Why Us' (docs/requirements.md section 2, Product detail): what staff say of the shop, and how it sells, as
 * docs/requirements.md section 1 and the policies have it.
 */
import { shippingWords } from '../../../contract/rules/delivery';
import { REFUND_TIME, RETURN_DAYS } from '../../../contract/rules/limits';
import { numberInWords } from '../../../contract/rules/numberInWords';
import { useShopWords } from '../../api/wordsApi';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import './whyUs.css';

export function WhyUs() {
  const { whyUs } = useShopWords();
  return (
    <section className="why-us" aria-labelledby="why-us">
      <h2 id="why-us">Why Us</h2>
      <ul role="list">
        {whyUs.map(({ title, description }, place) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              {description} {place === 0 && <Link to={paths.about}>Our story</Link>}
            </p>
          </li>
        ))}
        <li>
          <h3>{numberInWords(RETURN_DAYS)} days to send it back</h3>
          <p>
            As it came, with its tags and a proof of purchase. You pay the way back, and the refund takes
            {` ${REFUND_TIME}`}. <Link to={paths.returnPolicy}>Return Policy</Link>
          </p>
        </li>
        <li>
          <h3>{shippingWords.promiseTitle}</h3>
          <p>
            {shippingWords.promise} <Link to={paths.contact}>Get in Touch</Link>
          </p>
        </li>
      </ul>
    </section>
  );
}
