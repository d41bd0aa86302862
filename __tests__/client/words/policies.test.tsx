import { screen, waitFor, within } from '@testing-library/react';
import { brand } from '../../../src/contract/brand';
import { TERMS_VERSION } from '../../../src/contract/terms';
import { monthName } from '../../../src/client/lib/dates';
import { main } from '../../support/client/main';
import { renderApp } from '../../support/client/renderApp';
import { aboutTells, shopSays } from '../../support/answers/handlers';
import { renderScreen } from '../../support/client/renderFeature';
import { member } from '../../support/answers/member';
import { server } from '../../support/answers/server';
import { demoAbout } from '../../support/data/words';

describe('Pages of words', () => {
  it.each([
    ['/privacy-policy', 'Privacy Policy'],
    ['/return-policy', 'Return Policy'],
    ['/terms-of-use', 'Terms of Use'],
    ['/faqs', 'FAQs'],
    ['/sitemap', 'Sitemap'],
    ['/careers', 'Careers'],
  ])('%s is headed %s, in the page and in the tab', async (path, title) => {
    await renderScreen(path);
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${title} – ${brand.name}`));
  });

  it.each([
    ['/privacy-policy', 'November 2026'],
    ['/return-policy', 'April 2024'],
    ['/terms-of-use', 'April 2024'],
  ])('%s says when it last changed: %s', async (path, month) => {
    await renderScreen(path);
    expect(main().getByText('Last changed:', { exact: false })).toHaveTextContent(`Last changed: ${month}`);
  });
});

// The whole page: links of its frame lead to its screens.
describe('links of the footer and the header', () => {
  it.each([
    ['Sitemap', 'Sitemap'],
    ['Terms of Use', 'Terms of Use'],
    ['Privacy Policy', 'Privacy Policy'],
    ['Return Policy', 'Return Policy'],
    ['FAQs', 'FAQs'],
  ])('lead from one page of words to the next: %s', async (link, heading) => {
    const { user } = await renderApp('/careers');
    await user.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: link }));
    expect(await main().findByRole('heading', { level: 1, name: heading })).toHaveFocus();
  });

  it('lead to the about page', async () => {
    const { user } = await renderApp('/faqs');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'About us' }));
    expect(await main().findByRole('heading', { level: 1, name: 'About Jhabla & Co.' })).toHaveFocus();
  });
});

describe('The return policy', () => {
  const named: [what: string, words: RegExp][] = [
    ['the time', /within 10 days from delivery/],
    ['the condition', /original condition, with its tags/],
    ['the proof', /proof of purchase/],
    ['who pays the way back', /Return shipping is paid by you, the customer/],
    ['the refund', /7 to 10 business days/],
    ['personalized goods', /personalized goods/],
    ['gift cards', /gift cards/],
    ['clearance', /clearance items/],
    ['what becomes of bank details', /bank details encrypted.*delete them 30 days after the refund/],
  ];

  it(`names ${named.map(([what]) => what).join(', ')}`, async () => {
    await renderScreen('/return-policy');
    for (const [, words] of named) expect(main().getByText(words)).toBeVisible();
  });

  it('leads members to their orders, guests to the shop, and complaints to a person', async () => {
    await renderScreen('/return-policy', { state: member() });
    expect(main().getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/order-history');
    expect(main().getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
    expect(main().getByRole('link', { name: brand.phone })).toHaveAttribute(
      'href',
      `tel:${brand.phone.replaceAll(' ', '')}`,
    );
    expect(main().getByRole('link', { name: 'Grievance' })).toHaveAttribute('href', '/grievance');
  });
});

describe('The privacy policy', () => {
  const told: [what: string, words: RegExp][] = [
    ['the cookies', /two cookies.*this browser has logged in to your account before/],
    ['what the browser keeps', /your cart as we last knew it/],
    ['an order that waits', /which guest cart sent it.*after a week neither counts/],
    ['what a tab keeps', /what you typed at the checkout.*no password and no bank details/],
    ['what a guest leaves', /your name, your mobile number, your address and what you ordered/],
    ['addresses', /up to three addresses/],
    ['passwords', /password, only as a scrambled value/],
    ['how long a browser stays known', /it lasts a year from your latest login/],
    ['how long a link for a new password works', /works once, for half an hour/],
    ['sessions', /the kind of browser, such as “Chrome on a phone”/],
    ['bank details', /Bank details are stored encrypted.*30 days after the refund/],
    ['cards', /we never see a card number/],
  ];

  it(`tells of ${told.map(([what]) => what).join(', ')}`, async () => {
    await renderScreen('/privacy-policy');
    for (const [, words] of told) {
      const holds = (element: Element | null) => element?.matches('p, li') === true && words.test(element.textContent);
      expect(main().getByText((_text, element) => holds(element))).toBeVisible();
    }
  });
});

describe('The terms', () => {
  it('carry the version that sign-up and login note, and its month', async () => {
    await renderScreen('/terms-of-use');
    expect(main().getByText(new RegExp(`version ${TERMS_VERSION}`))).toBeVisible();
    expect(main().getByText(monthName(TERMS_VERSION))).toBeVisible();
  });

  it('say how one pays, and lead to what belongs to them', async () => {
    await renderScreen('/terms-of-use');
    expect(main().getByText(/agrees shipping charges and payment with you/)).toBeVisible();
    expect(main().getByText(/UPI or QR code only. Cards are accepted at our offline store/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Return Policy' })).toHaveAttribute('href', '/return-policy');
    expect(main().getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy-policy');
  });
});

describe('FAQs', () => {
  it('open an answer where it was asked', async () => {
    const { user } = await renderScreen('/faqs');
    expect(main().getByText(/only UPI\/QR is accepted/)).not.toBeVisible();
    await user.click(main().getByText('How can I pay?'));
    expect(main().getByText(/Online, only UPI\/QR is accepted. Cards are accepted at our offline store/)).toBeVisible();
  });

  const answers: [question: string, words: RegExp][] = [
    ['What does shipping cost?', /not computed at the checkout/],
    ['Do I need an account?', /As a guest you keep a cart and order/],
    ['How many addresses can I save?', /Up to 3/],
    ['Can I send something back?', /Within 10 days from delivery/],
    ['When do I get my money back?', /7 to 10 business days/],
  ];

  it(`answer: ${answers.map(([question]) => question).join(' ')}`, async () => {
    const { user } = await renderScreen('/faqs');
    for (const [question, words] of answers) {
      await user.click(main().getByText(question));
      expect(main().getByText(words)).toBeVisible();
    }
  });
});

describe('Pages of words in a shop that has not said how to reach it', () => {
  it.each([
    ['/careers', 'write to us'],
    ['/return-policy', 'write to us'],
    ['/terms-of-use', 'Write to us'],
    ['/privacy-policy', 'write to us'],
  ])('%s leads to its contact page and names nobody else’s', async (path, link) => {
    server.use(shopSays({}));
    await renderScreen(path);
    expect(await main().findByRole('link', { name: link })).toHaveAttribute('href', '/contact');
    expect(main().queryByText(/\.example|Example Lane|offline store/)).not.toBeInTheDocument();
  });
});

describe('Careers', () => {
  it('tell how to write to the shop, and invent no vacancies', async () => {
    server.use(aboutTells(demoAbout));
    await renderScreen('/careers');
    expect(await main().findByText('Cutting:')).toBeVisible();
    expect(main().getByRole('link', { name: brand.email })).toHaveAttribute('href', `mailto:${brand.email}`);
    expect(main().getByText(/We keep no list of vacancies here/)).toBeVisible();
    expect(main().getByRole('link', { name: 'about us' })).toHaveAttribute('href', '/about');
  });
});
