/**
 * Markup in whatever is shown again, stored or in the address: it stays text in the page, in what the page tells search
 * engines and in the state that it hands to the browser. What a real browser makes of it is for soak/browser/markup,
 * each payload on pages of its own for soak/server/markup.
 */
import { calls } from '../../support/server/calls';
import { mailsOf } from '../../support/mails/mails';
import {
  expectOnlyText,
  expectTextInListings,
  expectTextOnOwnPage,
  read,
  shopOfPayloads,
  textsIn,
} from '../../support/server/markupInAnswers';
import { finalize, loggedIn } from '../../support/server/members';
import { FIRST } from '../../support/data/payloadRows';
import { payloads } from '../../support/data/payloads';

const place = shopOfPayloads();

/** Out of a text, out of an attribute, out of a script. */
const sample = ['<x-evil>', '"><x-evil x="', '</script><x-evil>'];
const cases = sample.map((payload): [string, number] => [payload, FIRST + payloads.indexOf(payload)]);
describe('markup in what is shown', () => {
  describe.each(cases)('%j', (payload, id) => {
    it('is text on its product’s page, wherever it was typed', () => expectTextOnOwnPage(place, payload, id));

    it('is text in a listing and in a search that looks for it', () => expectTextInListings(place, payload));
  });

  it('is text on the home page, on the listing of everything, on the sale page and in the sitemap for people', async () => {
    for (const address of ['/', '/shop', '/sale-products', '/sitemap', '/faqs']) {
      const { body } = await place.page(address);
      expectOnlyText(body, true);
    }
    const told = read((await place.page('/')).body)
      .scripts.filter(({ attributes }) => attributes.includes('json'))
      .flatMap(({ text }) => textsIn(JSON.parse(text)));
    for (const field of ['menu', 'flash', 'title', 'category']) expect(told).toContain(`${field} ${payloads[0]}`);
  });

  it('is text in the sitemap for machines', async () => {
    const { body } = await place.shop.app.inject('/sitemap.xml');
    expect(body).toContain(encodeURIComponent('<x-evil>'));
    expect(body).not.toMatch(/x-evil>|<!|\]\]>/);
    expect(
      Array.from(body.matchAll(/<\/?([^\s>?/]+)/g), ([, name]) => name).filter(
        (name) => !['urlset', 'url', 'loc', 'lastmod'].includes(name ?? ''),
      ),
    ).toEqual([]);
  });

  it('is text in the mail about an order, in which nothing is HTML', async () => {
    for (const [at, payload] of payloads.entries()) {
      const member = await loggedIn(place.shop, { name: `name ${payload}`, email: `asha${at}@x.example` });
      await place.shop.database.write((trx) =>
        trx
          .updateTable('address')
          .set({ house_name: payload, street: payload })
          .where('member_id', '=', member.userId)
          .execute(),
      );
      await member.add(FIRST + at);
      expect((await finalize(place.shop, member, 1)).statusCode).toBe(200);
    }
    const mails = await mailsOf(place.shop);
    expect(mails).toHaveLength(payloads.length);
    expect(mails.map(({ html }) => html).join('')).toBe('');
    expect(mails.filter(({ text }) => text.includes('<x-evil>'))).not.toHaveLength(0);
  });

  /** Whatever a call says, no browser takes it for a page. */
  it.each(calls)('$name says of its answer what it is', async ({ request }) => {
    const ids = {
      ownerId: '<x-evil>',
      addrId: '1',
      serialNo: 1,
      deliveredSerialNo: 1,
      productId: FIRST,
      otherProductId: FIRST,
    };
    const asked = request(ids);
    const url = `${String(asked.url)}${String(asked.url).includes('?') ? '&' : '?'}callback=%3Cx-evil%3E&email=%3Cx-evil%3E`;
    for (const one of [asked, { ...asked, url }, { ...asked, url: url.replace('/', '/%3Cx-evil%3E/') }]) {
      const { headers } = await place.shop.app.inject({
        ...one,
        headers: { ...one.headers, accept: 'application/json' },
      });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(String(headers['content-type'] ?? 'application/json')).toMatch(/^(application\/json|text\/plain)/);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  });
});
