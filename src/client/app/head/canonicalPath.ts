import type { Head } from '../../screens/screen';
import type { Route } from '../router/routes';

/** Path and query by which a page is known, however it was spelled: what its screen says, else its route's path. */
export const canonicalPath = (head: Head, { path }: Route, pathname: string): string =>
  head.canonical ?? (/[:*]/.test(path) ? pathname : path);
