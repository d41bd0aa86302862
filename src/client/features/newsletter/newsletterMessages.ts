/**
 * The newsletter's messages (docs/requirements.md section 8); the brand stands for the target's name (decision 112).
 */
import { brand } from '../../../contract/brand';
import { numberFault, numberJoined } from '../../../contract/rules/newsletterWords';

export const newsletterMessages = {
  number: numberFault,
  signUpFirst: 'Please signup first in order to Subscribe our Newsletter',
  failed: `Error subscribing to ${brand.name}`,
  /** Ours, for a server that says nothing. */
  joined: numberJoined,
} as const;

/** What keeps a number from being sent. */
export type Complaint = 'number' | 'signUpFirst' | null;
