/** A link that staff chose: inside the shop it is a navigation, elsewhere an ordinary link (DECISIONS.md T33). */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isInternal, safeRedirect } from '../lib/redirect';

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
