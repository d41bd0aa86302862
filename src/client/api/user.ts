/** A member's profile as any backend may send it → the profile the screens can rely on (decision 11). */
import type { User } from '../../contract/account';

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '');

export function toUser(answer: unknown): User {
  const raw = (typeof answer === 'object' && answer !== null ? answer : {}) as Record<string, unknown>;
  return { userId: text(raw.userId), parName: text(raw.parName), lastname: text(raw.lastname), email: text(raw.email), mobile1: text(raw.mobile1) };
}

/**
 * What a member is called: parName holds the whole name, and lastname what an older account kept apart (decision 70).
 */
export const fullName = ({ parName, lastname }: Pick<User, 'parName' | 'lastname'>): string => [parName, lastname].filter((part) => part !== '').join(' ');
