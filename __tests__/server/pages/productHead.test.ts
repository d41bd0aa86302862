/** What search engines and link previews are told of a product. */
import { site } from '../../support/server/builtPages';
import { oddName, shopOfHeads, shopPreview } from '../../support/server/headShop';

const visit = shopOfHeads();

describe('the head of a page', () => {
  it('tells of a product its price, stock, stars and pictures', async () => {
    const { title, meta, canonical, facts } = await visit('/productdetails/1?color=Red&size=0-3+M');
    const url = `${site}/productdetails/1`;
    expect(title).toBe('Mulmul jhabla – Jhabla & Co.');
    expect(canonical).toBe(url);
    expect(meta).toMatchObject({
      description: 'Soft and light.',
      'og:type': 'product',
      'og:title': 'Mulmul jhabla',
      'og:description': 'Soft and light.',
      'og:url': url,
      'og:image': `${site}/pictures/640/jhabla-front-1a2b.jpg`,
      'og:image:width': '640',
      'og:image:height': '800',
      'og:image:alt': 'Mulmul jhabla',
      'product:price:amount': '399.50',
      'product:price:currency': 'INR',
      'twitter:card': 'summary',
    });
    expect(meta['robots']).toBeUndefined();
    expect(facts['Product']).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Mulmul jhabla',
      description: 'Soft and light.',
      url,
      sku: '1',
      brand: { '@type': 'Brand', name: 'Jhabla & Co.' },
      category: 'Kids',
      countryOfOrigin: { '@type': 'Country', name: 'India' },
      color: 'Blue, Red',
      size: '0-3 M',
      image: [`${site}/pictures/960/jhabla-front-1a2b.jpg`, 'https://elsewhere.example/back.jpg'],
      offers: {
        '@type': 'Offer',
        url,
        price: '399.50',
        priceCurrency: 'INR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@id': `${site}/#shop` },
      },
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, bestRating: 5, worstRating: 1 },
    });
    expect(facts['Organization']).toMatchObject({ '@id': `${site}/#shop` });
  });

  it('tells the same way to a product as the page shows', async () => {
    const { body, facts } = await visit('/productdetails/1');
    const nav = /<nav class="breadcrumbs".*?<\/nav>/s.exec(body)?.[0] ?? '';
    const shown = [...nav.matchAll(/<li[^>]*>(?:<a [^>]*href="([^"]*)"[^>]*>)?([^<]+)/g)].map(([, href, name]) => [
      name,
      href,
    ]);
    expect(shown).toEqual([
      ['Home', '/'],
      ['Kids', '/shop?category=Kids'],
      ['Mulmul jhabla', undefined],
    ]);
    expect(facts['BreadcrumbList']).toMatchObject({
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site}/` },
        { '@type': 'ListItem', position: 2, name: 'Kids', item: `${site}/shop?category=Kids` },
        { '@type': 'ListItem', position: 3, name: 'Mulmul jhabla', item: `${site}/productdetails/1` },
      ],
    });
  });

  it('invents no stars, brand or picture, and says when a product is sold out', async () => {
    const { meta, facts } = await visit('/productdetails/2');
    expect(facts['Product']).not.toHaveProperty('aggregateRating');
    expect(facts['Product']).not.toHaveProperty('brand');
    expect(facts['Product']).not.toHaveProperty('image');
    expect(facts['Product']).not.toHaveProperty('countryOfOrigin');
    expect(facts['Product']).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
    expect(meta).toMatchObject(shopPreview);
  });

  it('keeps names with quotes, tags and Devanagari whole, and lets none of them out of its place', async () => {
    const { body, meta, title, facts } = await visit('/productdetails/2');
    expect(body).not.toContain('</script><b>');
    expect(title).toBe(`${oddName} – Jhabla & Co.`);
    expect(meta['og:title']).toBe(oddName);
    expect(facts['Product']).toMatchObject({ name: oddName });
  });

  it('describes a page in one line of at most 160 characters, cut between words', async () => {
    const { meta } = await visit('/productdetails/2');
    expect(meta['description']).toMatch(/^Line one soft words .* (soft|words)…$/);
    expect(meta['description']?.length).toBeLessThanOrEqual(160);
    expect((await visit('/productdetails/3')).meta['description']).toBe('Bib by Jhabla & Co.');
  });
});
