/** Members: log in, sign up, profile, addresses (docs/contract.md section 6). */
import { z } from 'zod';
import { emailAddress, isoTime, mobileNumber, ownerId, personName } from './common';
import { ADDRESS_PART_MAX, COUNTRY, EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './rules/limits';
import { accountFaults, addressFaults, linkFaults, profileFaults } from './rules/messages';
import { countryShape, pinShape } from './rules/shapes';
import { normalisePin } from './rules/typedNumbers';

const passwordText = `At least ${PASSWORD_MIN} characters`;
/** What somebody knows already; a new one has a length to keep. */
export const knownPassword = z
  .string(accountFaults.password)
  .min(1)
  .max(PASSWORD_MAX)
  .meta({ description: 'The password of the account' });
const newPassword = z
  .string(accountFaults.password)
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .meta({ description: passwordText });

export const loginParams = z.object({
  emailId: z.string(accountFaults.email).min(1).max(EMAIL_MAX).meta({ description: 'An e-mail address' }),
  password: knownPassword,
  userType: z.literal('USER', accountFaults.userType).meta({ description: 'USER' }),
});
/** (added) What became of one line of the guest's cart when it joined the member's (decision 74). */
const joinedLine = z.object({
  productId: z.number().int(),
  productName: z.string(),
  /** Pieces in both carts together. */
  wantedQuantity: z.number().int(),
  /** Pieces that are in the cart now: no more than the stock allows, 0 where the cart has no room. */
  orderQuantity: z.number().int(),
  stockQuantity: z.number().int(),
});
export type JoinedLine = z.infer<typeof joinedLine>;
/** No `userId` when the pair is wrong. `joined` only when a guest brought something along. */
export const loginAnswer = z.object({
  userId: z.string().optional(),
  message: z.string().optional(),
  joined: z.array(joinedLine).optional(),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** A broken rule is a 200 with its `errorMessage` here (docs/contract.md section 1), so the wire takes any text. */
export const signupParams = z.object({
  name: z.string(accountFaults.name).max(200).default('').meta({ description: 'The whole name' }),
  emailId: z.string(accountFaults.email).max(300).default('').meta({ description: 'An e-mail address' }),
  password: z.string(accountFaults.password).max(300).default('').meta({ description: passwordText }),
  mobile: z.string(accountFaults.digits).max(50).default('').meta({ description: 'Ten digits' }),
});
export const signupAnswer = z.object({
  userId: z.string().optional(),
  errorMessage: z.string().optional(),
  /** (added) Which field the message is about. */
  fields: z.record(z.string(), z.string()).optional(),
});
export type SignupAnswer = z.infer<typeof signupAnswer>;

export const forgotPasswordParams = z.object({ email: emailAddress(linkFaults.email) });
export const resetPasswordParams = z.object({
  email: emailAddress(linkFaults.email),
  token: z.string(linkFaults.token).min(1).max(200).meta({ description: 'From the link in the mail' }),
  newPassword,
});

/** (added) A member who is logged in: the password that they have, and another. */
export const changePasswordBody = z.object({ password: knownPassword, newPassword });

/** (added) Where a member is logged in. Nothing here says where in the world, or which device of many it is. */
export const memberSession = z.object({
  /** `Chrome on a phone`; '' where it is not known. */
  browser: z.string(),
  since: isoTime,
  /** To the hour. */
  lastSeen: isoTime,
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type MemberSession = z.infer<typeof memberSession>;

export const userIdParams = z.object({ id: ownerId.meta({ description: 'Which member: the userId' }) });
export const userSchema = z.object({
  userId: z.string(),
  parName: z.string(),
  lastname: z.string(),
  email: z.string(),
  mobile1: z.string(),
});
export type User = z.infer<typeof userSchema>;
export const updateUserBody = z.object({
  parName: personName(profileFaults.name),
  mobile1: mobileNumber(profileFaults.mobile),
});
export type UpdateUserBody = z.infer<typeof updateUserBody>;
export const userNamePhone = z.tuple([z.string(), z.string()]);

const addressPart = (fault: string) => z.string(fault).trim().min(1).max(ADDRESS_PART_MAX);
export const addressFields = z.object({
  houseName: addressPart(addressFaults.houseName),
  street: addressPart(addressFaults.street),
  city: addressPart(addressFaults.city),
  state: addressPart(addressFaults.state),
  pinCode: z.string(addressFaults.pinCode).overwrite(normalisePin).regex(pinShape),
  country: addressPart(addressFaults.country)
    .regex(countryShape)
    .overwrite(() => COUNTRY)
    .default(COUNTRY),
});
export const addressId = z.coerce
  .string()
  .regex(/^\d{1,12}$/)
  .meta({ description: 'One of the member’s addresses' });
/** {id} in the path is the userId; the address is named here, or, failing that, by {id} itself (decision 109). */
export const addressBody = addressFields.extend({ addrId: addressId.optional() });
export const addressSchema = z.object({
  addrId: z.string(),
  houseName: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  pinCode: z.string(),
  country: z.string(),
});
export type Address = z.infer<typeof addressSchema>;

/** (added) Who the server says this browser is. */
export const sessionAnswer = z.object({ userId: z.string().nullable(), guestId: z.string().nullable() });
export type SessionAnswer = z.infer<typeof sessionAnswer>;
