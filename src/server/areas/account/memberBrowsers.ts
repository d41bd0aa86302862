/** Browsers that are known to a member. */
import type { Database } from '../../db/types';
import { makeKnownBrowsers, type KnownBrowserDeps, type KnownBrowsers } from './knownBrowsers';
import { memberMarks } from './logins.repository';

export const KNOWN_COOKIE = 'shop_known';

export const makeMemberBrowsers = ({ database, ...deps }: KnownBrowserDeps & { database: Database }): KnownBrowsers =>
  makeKnownBrowsers({ ...deps, marks: memberMarks(database.db), cookie: KNOWN_COOKIE, purpose: 'shop known browser' });
