/** 'Why Us' (SPEC.md section 2, Product detail): what the shop is and does, as SPEC.md section 1 and the policies have it. */
import { brand } from '../../../contract/brand';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import './whyUs.css';

export function WhyUs() {
  const { year, place } = brand.founded;
  return (
    <section className="why-us" aria-labelledby="why-us">
      <h2 id="why-us">Why Us</h2>
      <ul role="list">
        <li>
          <h3>One family, since {year}</h3>
          <p>
            A family shop, founded in {place}. The name over the door is new since {brand.rebranded}; the family behind it is not. <Link to={paths.about}>Our story</Link>
          </p>
        </li>
        <li>
          <h3>Clothes for real days</h3>
          <p>Hand-stitched and ethnic wear for the big ones, casual wear, socks, toys and cradles for all the others.</p>
        </li>
        <li>
          <h3>Ten days to send it back</h3>
          <p>
            As it came, with its tags and a proof of purchase. You pay the way back, and the refund takes 7 to 10 business days.{' '}
            <Link to={paths.returnPolicy}>Return Policy</Link>
          </p>
        </li>
        <li>
          <h3>We talk before you pay</h3>
          <p>
            Nothing is charged when you order. We contact you about shipping and payment first. <Link to={paths.contact}>Get in Touch</Link>
          </p>
        </li>
      </ul>
    </section>
  );
}
