/** How to reach the shop, as links that a phone understands. Who that is stands in contract/brand.ts. */
import { brand } from '../../contract/brand';

export function MailLink() {
  return <a href={`mailto:${brand.email}`}>{brand.email}</a>;
}

export function PhoneLink() {
  return <a href={`tel:${brand.phone.replace(/\s/g, '')}`}>{brand.phone}</a>;
}
