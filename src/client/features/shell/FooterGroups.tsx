/**
 * The footer's four groups of links: columns, and on phones tabs with one of them open (docs/requirements.md section 2,
 * Footer). Track Order stands in texts too (TrackOrderLink), and in PaymentSuccessfulScreen and SitemapScreen by the
 * same words; how many columns there are stands in footer.css. Two pictures of the handbook show the groups' names
 * (tools/drawing/support, `npm run draw:support`).
 */
import { useRef, useSyncExternalStore } from 'react';
import type { KeyboardEvent } from 'react';
import { MOBILE_MAX_WIDTH } from '../../lib/constants';
import { paths } from '../../lib/paths';
import { Link } from '../../ui/Link';
import { tabForKey } from '../../ui/tabForKey';
import { useUiState } from '../../ui/useUiState';
import { useTrackOrderPath } from './useTrackOrderPath';

const query = `(max-width: ${MOBILE_MAX_WIDTH}px)`;

function subscribe(onChange: () => void): () => void {
  const phone = window.matchMedia(query);
  phone.addEventListener('change', onChange);
  return () => phone.removeEventListener('change', onChange);
}

/**
 * Whether the window is as narrow as a phone (docs/requirements.md section 9). Only for what the style sheets cannot
 * say, such as roles: the server draws the wide page, and what the eye sees must not change when the browser takes
 * over.
 */
const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );

/** Without an address: where 'Track Order' leads depends on who it is. */
const groups: { name: string; links: { to?: string; text: string }[] }[] = [
  { name: 'About', links: [{ to: paths.sitemap, text: 'Sitemap' }] },
  { name: 'Account', links: [{ text: 'Track Order' }, { to: paths.termsOfUse, text: 'Terms of Use' }] },
  {
    name: 'Policy',
    links: [
      { to: paths.privacyPolicy, text: 'Privacy Policy' },
      { to: paths.returnPolicy, text: 'Return Policy' },
    ],
  },
  {
    name: 'Help',
    links: [
      { to: paths.faqs, text: 'FAQs' },
      { to: paths.contact, text: 'Get in Touch' },
    ],
  },
];

export function FooterGroups() {
  const [open, setOpen] = useUiState('tab', 'footer', 'About', 'frame');
  const tabs = useRef<HTMLDivElement>(null);
  // The style sheet shows the tabs; the roles are only true where they are seen.
  const isPhone = useIsPhone();
  const trackOrder = useTrackOrderPath();

  const onKeyDown = (event: KeyboardEvent) => {
    const at = groups.findIndex(({ name }) => name === open);
    const next = tabForKey(event.key, at, groups.length);
    const group = next === null ? undefined : groups[next];
    if (next === null || !group) return;
    event.preventDefault();
    setOpen(group.name);
    (tabs.current?.children[next] as HTMLElement | undefined)?.focus();
  };

  return (
    <nav className="footer-groups" aria-label="About the shop">
      <div ref={tabs} className="footer-tabs" role="tablist" aria-label="About the shop" onKeyDown={onKeyDown}>
        {groups.map(({ name }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`footer-tab-${name}`}
            aria-selected={name === open}
            aria-controls={`footer-${name}`}
            tabIndex={name === open ? 0 : -1}
            onClick={() => setOpen(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {groups.map(({ name, links }) => (
        <div
          key={name}
          id={`footer-${name}`}
          className={name === open ? 'footer-group footer-group-chosen' : 'footer-group'}
          {...(isPhone && { role: 'tabpanel', 'aria-labelledby': `footer-tab-${name}` })}
        >
          <h2>{name}</h2>
          <ul role="list">
            {links.map(({ to = trackOrder, text }) => (
              <li key={text}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
