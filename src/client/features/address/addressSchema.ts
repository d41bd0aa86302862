/**
 * A saved address's rules, in the words of the screen that shows the form (docs/requirements.md sections 5 and 8;
 * decision 90).
 */
import { object, string } from 'yup';
import { countryShape } from '../../../contract/rules/shapes';
import { addressWords } from '../../lib/addressMessages';
import type { AddressScreen, AddressWords } from '../../lib/addressMessages';
import { addressRules } from '../../lib/addressRules';

export function addressFormSchema(screen: AddressScreen) {
  const words: AddressWords = addressWords[screen];
  const { country } = words;
  // Where it can be typed it must still be the one that we deliver to.
  return object({
    ...addressRules(words),
    ...(country !== undefined && { country: string().trim().required(country).matches(countryShape, country) }),
  });
}
