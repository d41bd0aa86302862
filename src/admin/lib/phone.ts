/** A mobile number of ten digits, as a phone and as WhatsApp take it. */
const COUNTRY_CODE = '91';

export const telLink = (mobile: string): string => `tel:+${COUNTRY_CODE}${mobile}`;
export const whatsAppLink = (mobile: string, text: string): string =>
  `https://wa.me/${COUNTRY_CODE}${mobile}?text=${encodeURIComponent(text)}`;
