/** Months as they are written, '2024-04', and as they are read, 'April 2024'. */

import { once } from './once';

const names = once(() => new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

/** @param month `YYYY-MM` */
export const monthName = (month: string): string => names().format(new Date(`${month}-01T00:00:00Z`));
