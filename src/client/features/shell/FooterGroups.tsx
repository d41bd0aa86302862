/** The footer's four groups of links: columns, and on phones tabs of which one is open (SPEC.md section 2, Footer). */
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths';

const groups = [
  { name: 'About', links: [{ to: paths.sitemap, text: 'Sitemap' }] },
  {
    name: 'Account',
    links: [
      { to: paths.orderHistory, text: 'Track Order' },
      { to: paths.termsOfUse, text: 'Terms of Use' },
    ],
  },
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
  const [chosen, setChosen] = useState('About');
  return (
    <nav className="footer-groups" aria-label="About the shop">
      <div className="footer-tabs">
        {groups.map(({ name }) => (
          <button key={name} type="button" aria-expanded={name === chosen} aria-controls={`footer-${name}`} onClick={() => setChosen(name)}>
            {name}
          </button>
        ))}
      </div>
      {groups.map(({ name, links }) => (
        <section key={name} id={`footer-${name}`} className={name === chosen ? 'footer-group footer-group-chosen' : 'footer-group'}>
          <h2>{name}</h2>
          <ul role="list">
            {links.map(({ to, text }) => (
              <li key={to}>
                <Link to={to}>{text}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
