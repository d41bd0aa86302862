import { REQUIRED } from '../../lib/addressMessages';
import { checkoutMessages } from './checkoutMessages';

/** What a field says: the sentence about missing ones stands once, over the button. */
export const beside = (complaint: string): string => (complaint === checkoutMessages.required ? REQUIRED : complaint);
