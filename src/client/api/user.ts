/** A member's profile as any backend may send it → the profile the screens can rely on (decision 11). */
import type { User } from '../../contract/account';
import { fieldsOf, written } from '../lib/loose';

const tidy = (value: unknown): string => written(value).trim();

export function toUser(answer: unknown): User {
  const { userId, parName, lastname, email, mobile1 } = fieldsOf(answer);
  return {
    userId: tidy(userId),
    parName: tidy(parName),
    lastname: tidy(lastname),
    email: tidy(email),
    mobile1: tidy(mobile1),
  };
}

/**
 * What a member is called: parName holds the whole name, and lastname what an older account kept apart (decision 70).
 */
export const fullName = ({ parName, lastname }: Pick<User, 'parName' | 'lastname'>): string => [parName, lastname].filter((part) => part !== '').join(' ');
