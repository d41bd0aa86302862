/**
 * A link to another page of the shop: a plain press is a step of the router, anything else (a new tab, a download) is
 * the browser's.
 */
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { useNavigate } from './useNavigate';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the shop, query included. */
  to: string;
  /** Kept with the history entry. */
  state?: unknown;
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Told by Chromium alone; elsewhere a finger focuses the link, which goes with its page all the same. */
const isByFinger = ({ nativeEvent }: MouseEvent): boolean =>
  (nativeEvent as { sourceCapabilities?: { firesTouchEvents: boolean } }).sourceCapabilities?.firesTouchEvents === true;

/**
 * A finger leaves the focus where it is: on a link that goes away with its page, it would make the browser work out the
 * styles of that page once more.
 */
const keepFocus = (event: MouseEvent): void => {
  if (isByFinger(event)) event.preventDefault();
};

export function Link({ to, state, target, onClick, children, ...rest }: Props) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || target !== undefined || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { state });
  };
  return (
    <a {...rest} href={to} target={target} onMouseDown={keepFocus} onClick={follow}>
      {children}
    </a>
  );
}
