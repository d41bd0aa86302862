/**
 * What an answer says about itself that no hook hears of: an address that cannot be decoded, a request that cannot be
 * read, a server that is stopping. All others: security.ts.
 */
import { callPolicy, policyText } from './contentPolicy';

/** For a year. */
export const HTTPS_ONLY = 'max-age=31536000; includeSubDomains';

const always = {
  'content-security-policy': policyText(callPolicy),
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** @param isHttps whether the request came by https, as far as it could be read */
export const earlyHeads = (isHttps: boolean): Record<string, string> =>
  isHttps ? { ...always, 'strict-transport-security': HTTPS_ONLY } : always;
