/** Passwords as they are typed (decision 89). */
import { PASSWORD_MIN } from '../../contract/rules/limits';

const FEWEST = `Minimum ${PASSWORD_MIN} characters`;
/** Ours: from here on length alone makes a password hard to guess. */
const LONG = 14;
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u] as const;

/** A quiet word about a new password. What everybody tries first, only the server knows. */
export function passwordHint(password: string): string {
  if (password.length < PASSWORD_MIN) return FEWEST;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const distinct = new Set(password).size;
  if (distinct >= PASSWORD_MIN && (password.length >= LONG || (variety >= 3 && password.length >= 10)))
    return 'A strong password.';
  return `${FEWEST}. Longer is stronger: three words that do not belong together, for instance.`;
}
