/** Schemas that several areas share. */
import { z } from 'zod';
import { EMAIL_MAX, INTEGER_MAX, NAME_MAX, RUPEES_MAX } from './rules/limits';
import { emailShape, mobileShape } from './rules/shapes';
import { tidyName } from './rules/typedNames';
import { readMobile } from './rules/typedNumbers';

/** An amount in rupees with at most two decimals. The server keeps whole paise. */
export const rupees = z.number().min(0).max(RUPEES_MAX);

/** An amount in rupees as a parameter, which arrives as text. */
export const rupeesParam = z.coerce.number().min(0).max(RUPEES_MAX);

/** A positive whole number as a parameter, which arrives as text. */
export const idParam = z.coerce.number().int().min(1).max(INTEGER_MAX);

/** The same in a JSON body: a number, or its digits as text. */
export const idInBody = z
  .union([
    z.number(),
    z
      .string()
      .trim()
      .regex(/^\d{1,10}$/),
  ])
  .transform(Number)
  .pipe(z.number().int().min(1).max(INTEGER_MAX));

export const productIdParam = idParam.meta({ description: 'Which product' });

/** A user's or a guest's opaque id. */
export const ownerId = z.string().min(1).max(64);
export const memberId = ownerId.meta({ description: 'Which member' });

/** @param fault the message for a text that is no e-mail address */
export const emailAddress = (fault: string) =>
  z
    .string(fault)
    .trim()
    .pipe(z.email({ pattern: emailShape, error: fault }).max(EMAIL_MAX))
    .meta({ description: 'An e-mail address' });

/** @param fault the message for a text that is no mobile number of ten digits, however it is written */
export const mobileNumber = (fault: string) =>
  z
    .string(fault)
    .overwrite((typed) => readMobile(typed) ?? typed)
    .regex(mobileShape)
    .meta({ description: 'Ten digits' });

/** @param fault the message for none */
export const personName = (fault: string) => z.string(fault).overwrite(tidyName).min(1).max(NAME_MAX);

/** Instants on the wire: ISO 8601, UTC. */
export const isoTime = z.iso.datetime();

export const messageAnswer = z.object({ message: z.string() });
export type MessageAnswer = z.infer<typeof messageAnswer>;
