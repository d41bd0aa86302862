/** Where the shop is and who answers, for everybody (DECISIONS.md T99). */
import { brand } from '../../../contract/brand';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { ShopMap } from './ShopMap';

function Ways({ email, phone }: { email: string; phone: string }) {
  return (
    <ul role="list" className="contact-ways">
      <li>
        <MailLink email={email} withIcon />
      </li>
      <li>
        <PhoneLink phone={phone} withIcon />
      </li>
    </ul>
  );
}

export function ContactDetails() {
  const { grievanceOfficer } = brand;
  return (
    <div className="contact-details">
      <section aria-labelledby="contact-shop">
        <h2 id="contact-shop">{brand.name}</h2>
        <address>
          {brand.address.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </address>
        <Ways email={brand.email} phone={brand.phone} />
      </section>
      <ShopMap />
      <section aria-labelledby="contact-grievance">
        <h2 id="contact-grievance">{grievanceOfficer.role}</h2>
        <p>For a complaint that we have not settled yet.</p>
        <Ways email={grievanceOfficer.email} phone={grievanceOfficer.phone} />
      </section>
    </div>
  );
}
