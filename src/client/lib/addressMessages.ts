/**
 * What is said about an address and about saving one (docs/requirements.md section 8, 'Profile', 'Address',
 * 'Checkout'). The screens word the same fault differently, so there is a row for each (decision 90).
 */
import { addressFaults } from '../../contract/rules/messages';
import type { AddressParts } from './address';
import { formMessages } from './formMessages';

export interface AddressWords {
  /** Said once, for the whole form. */
  required: string;
  /** Said beside a field that is blank. */
  blank: Record<keyof AddressParts, string>;
  /** Not six digits. */
  pinCode: string;
  /** Blank, or a country that we do not deliver to; where there is none, the country cannot be typed. */
  country?: string;
}

const required = 'Please fill in all required fields!';
/** Ours: where the sentence stands once, a field only says that it is meant. */
export const REQUIRED = 'Required';

export const addressWords = {
  checkout: {
    required,
    blank: { houseName: REQUIRED, street: REQUIRED, city: REQUIRED, state: REQUIRED, pinCode: REQUIRED },
    pinCode: 'Please enter valid 6-digit code',
  },
  profile: {
    required,
    blank: {
      houseName: addressFaults.houseName,
      street: addressFaults.street,
      city: addressFaults.city,
      state: addressFaults.state,
      pinCode: 'Please Enter valid Pin code',
    },
    pinCode: addressFaults.pinCode,
    country: addressFaults.country,
  },
} as const satisfies Record<string, AddressWords>;

export type AddressScreen = keyof typeof addressWords;

export const savingMessages = {
  added: 'Address added successfully!',
  updated: 'Address updated successfully!',
  notAdded: 'Error while adding Address. Please try again.',
  notUpdated: 'Error updating address. Please try again.',
  tooMany: addressFaults.tooMany,
  kept: formMessages.kept,
  wanted: 'Please Add Address to Place Order',
} as const;

/** Over addresses that could not be asked for again. */
export const ADDRESSES_LAST_KNOWN = 'These are your addresses as we last saw them.';
