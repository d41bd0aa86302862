/** Browsers that are known to an account of staff: a login from any other is told by mail. */
import type { Database } from '../../db/types';
import { makeKnownBrowsers, type KnownBrowserDeps, type KnownBrowsers } from '../account/knownBrowsers';
import { staffMarks } from './staffSessions.repository';

export const makeStaffBrowsers = ({ database, ...deps }: KnownBrowserDeps & { database: Database }): KnownBrowsers =>
  makeKnownBrowsers({ ...deps, marks: staffMarks(database.db), cookie: 'staff_known', purpose: 'staff known browser' });
