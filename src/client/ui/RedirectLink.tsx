/** A link that staff chose: inside the shop it is a navigation, elsewhere an ordinary link (decision 33). */
import type { ReactNode } from 'react';
import { isInternal, safeRedirect } from '../lib/paths';
import { Link } from './Link';

interface Props {
  to: string | undefined;
  /** Where it leads when staff gave no address. */
  fallback: string;
  className?: string;
  'aria-label'?: string;
  children: ReactNode;
}

export function RedirectLink({ to, fallback, children, ...rest }: Props) {
  const address = safeRedirect(to, fallback);
  return isInternal(address) ? (
    <Link to={address} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={address} rel="noopener" {...rest}>
      {children}
    </a>
  );
}
