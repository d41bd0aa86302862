/** An amount as an invoice spells it out. */
import { numberInWords } from '../../contract/rules/numberInWords';

/** Whole paise, 0 or more → `Rupees One Lakh Twenty-Four Thousand and Fifty Paise Only`. */
export function amountInWords(paise: number): string {
  const rupees = Math.floor(paise / 100);
  const rest = paise % 100;
  const restWords = `${numberInWords(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}`;
  if (rupees === 0 && rest > 0) return `${restWords} Only`;
  const words = `${rupees === 1 ? 'Rupee' : 'Rupees'} ${numberInWords(rupees)}`;
  return rest === 0 ? `${words} Only` : `${words} and ${restWords} Only`;
}
