/** Where the shop is and who answers, for everybody (decision 99). */
import { brand } from '../../../contract/brand';
import { useShopWords } from '../../api/wordsApi';
import { MailLink, PhoneLink } from '../../ui/BrandLinks';
import { ShopMap } from './ShopMap';

interface WaysProps {
  email?: string | undefined;
  phone?: string | undefined;
}

function Ways({ email, phone }: WaysProps) {
  if (email === undefined && phone === undefined) return null;
  return (
    <ul role="list" className="contact-ways">
      {email !== undefined && (
        <li>
          <MailLink email={email} withIcon />
        </li>
      )}
      {phone !== undefined && (
        <li>
          <PhoneLink phone={phone} withIcon />
        </li>
      )}
    </ul>
  );
}

export function ContactDetails() {
  const { address, email, phone, mapUrl, position, grievance } = useShopWords();
  const hasShop = address.length > 0 || email !== undefined || phone !== undefined;
  const hasMap = mapUrl !== undefined || position !== undefined;
  const hasGrievance = grievance.email !== undefined || grievance.phone !== undefined;
  if (!hasShop && !hasMap && !hasGrievance) return null;
  return (
    <div className="contact-details">
      {hasShop && (
        <section aria-labelledby="contact-shop">
          <h2 id="contact-shop">{brand.name}</h2>
          {address.length > 0 && (
            <address>
              {address.map((row) => (
                <span key={row}>{row}</span>
              ))}
            </address>
          )}
          <Ways email={email} phone={phone} />
        </section>
      )}
      <ShopMap position={position} mapUrl={mapUrl} />
      {hasGrievance && (
        <section aria-labelledby="contact-grievance">
          <h2 id="contact-grievance">{brand.grievanceOfficer.role}</h2>
          <p>For a complaint that we have not settled yet.</p>
          <Ways {...grievance} />
        </section>
      )}
    </div>
  );
}
