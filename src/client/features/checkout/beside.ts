import { REQUIRED } from '../../lib/addressMessages';
import { checkoutMessages } from './checkoutMessages';

/** What a field says: the sentence about missing ones stands once, over the button. */
export const beside = (complaint: string): string => (complaint === checkoutMessages.required ? REQUIRED : complaint);

/** That sentence, where a field is missing. */
export const sumUp = (complaints: object): string => (Object.values(complaints).includes(checkoutMessages.required) ? checkoutMessages.required : '');
