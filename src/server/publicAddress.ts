/** Whether strangers can come, and what they would find (DECISIONS.md T16). */
import { brand } from '../contract/brand';

/** Names that lead nowhere but to this machine, or to nobody. */
export const isPublic = (url: string): boolean => !/^(localhost|127\.|\[::1\]|.*\.test$|.*\.example$)/.test(new URL(url).hostname);

export const hasFictionalBrand = (): boolean => brand.email.endsWith('.example');
