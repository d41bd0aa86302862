/** Sections of the home page, each by itself; that and where they stand on the page: sections.test.tsx. */
import { screen, waitFor, within } from '@testing-library/react';
import { loadProblem } from '../../../src/client/app/problem/loadProblem';
import { CategoryCarousel } from '../../../src/client/features/home/CategoryCarousel';
import { ColourExplorer } from '../../../src/client/features/home/ColourExplorer';
import { CouponStrip } from '../../../src/client/features/home/CouponStrip';
import { Panels } from '../../../src/client/features/shell/Panels';
import { category, coupon, picture, product } from '../../support/data/builders';
import {
  bannerIs,
  callFails,
  categoriesAre,
  coloursAre,
  couponTextsAre,
  dealsAre,
  mainCouponIs,
  productsOfColourAre,
  sockTypesAre,
  trendPicksAre,
} from '../../support/answers/handlers';
import { optionsAre, productIs } from '../../support/answers/catalogue';
import { main } from '../../support/client/main';
import { address } from '../../support/client/renderApp';
import { renderFeature, renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const carousel = (name: string) => screen.findByRole('group', { name });
const five = [1, 2, 3, 4, 5].map((productId) => product({ productId, productName: `Jhabla ${productId}` }));

describe('Categories on the home page', () => {
  it('open their subcategories, whose links name category and subcategory', async () => {
    server.use(
      categoriesAre([
        category({
          categoryId: 3,
          categoryName: 'Kids',
          subcategoryList: [{ subCategoryId: 31, subCategoryName: 'Frocks', subCategoryNameImage: picture('frocks') }],
        }),
      ]),
    );
    const { user } = renderFeature(
      <>
        <CategoryCarousel />
        <Panels loadProblem={loadProblem} />
      </>,
    );
    await user.click(await within(await carousel('Categories')).findByRole('button', { name: 'Kids' }));
    await user.click(await screen.findByRole('link', { name: 'Frocks' }));
    expect(address()).toBe('/shop?category=Kids&subcategory=Frocks');
  });
});

describe('coupon strip of the home page', () => {
  it('copies the main coupon’s code', async () => {
    server.use(mainCouponIs(coupon({ couponName: 'DIWALI' })));
    const { user } = renderFeature(<CouponStrip />);
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Copy code DIWALI' }));
    expect(await screen.findByText('Code Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('DIWALI');
  });

  it('says when the code could not be copied', async () => {
    server.use(mainCouponIs([coupon()]));
    const { user } = renderFeature(<CouponStrip />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    document.execCommand = () => false;
    await user.click(await screen.findByRole('button', { name: 'Copy code FIRST' }));
    expect(await screen.findByText('Failed to copy code')).toBeVisible();
  });

  it('shows the texts in their order, however they are wrapped', async () => {
    server.use(
      mainCouponIs(null),
      couponTextsAre([
        { position: 2, couponText: 'Plain words' },
        { position: 1, couponText: JSON.stringify({ couponText: '10% off with FIRST' }) },
        { position: 3, couponText: '{"couponText": broken' },
        { position: 9, couponText: 'Nowhere' },
      ]),
    );
    renderFeature(<CouponStrip />);
    const button = await screen.findByRole('button', { name: 'Copy code FIRST' });
    const strip = within(button.closest('section') as HTMLElement);
    expect(strip.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10% off with FIRST',
      'Plain words',
      '{"couponText": broken',
    ]);
  });

  it('is not there when there are no coupons', async () => {
    server.use(mainCouponIs(null), couponTextsAre([]));
    const { container } = renderFeature(<CouponStrip />);
    expect(container.querySelector('.skeleton')).not.toBeNull();
    await waitFor(() => expect(container.querySelector('.skeleton')).toBeNull());
    expect(screen.queryByRole('button', { name: /Copy code/ })).not.toBeInTheDocument();
  });
});

describe('colour explorer of the home page', () => {
  const colours = ['Red', '-', '', 'Off-white', 'Amber', 'Cream', 'Green', 'Mint', 'Blue', 'red'];

  it('offers at most five colours and starts with Blue', async () => {
    server.use(coloursAre(colours), productsOfColourAre({ Blue: [product({ productName: 'Blue bonnet' })] }));
    renderFeature(<ColourExplorer />);
    expect(await screen.findByRole('heading', { name: 'EXPLORE YOUR FAVOURITE COLOURS' })).toBeVisible();
    const swatches = within(screen.getByRole('group', { name: 'Colours' })).getAllByRole('button');
    expect(swatches.map(({ textContent }) => textContent)).toEqual(['Red', 'Amber', 'Cream', 'Green', 'Blue']);
    expect(screen.getByRole('button', { name: 'Blue' })).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText('Showing products in Blue')).toBeVisible();
    expect(screen.getByText('Blue bonnet')).toBeInTheDocument();
  });

  it('starts with the first colour when there is no Blue', async () => {
    server.use(coloursAre(['Red', 'Green']), productsOfColourAre({ Red: five }));
    renderFeature(<ColourExplorer />);
    expect(await screen.findByText('Showing products in Red')).toBeVisible();
  });

  it('changes the products with the colour and opens the one that is clicked', async () => {
    const booties = product({ productId: 77, productName: 'Red booties' });
    server.use(
      coloursAre(['Blue', 'Red']),
      productsOfColourAre({ Blue: five, Red: [booties] }),
      productIs(booties),
      optionsAre([]),
    );
    const { user } = renderFeature(<ColourExplorer />);
    await user.click(await screen.findByRole('button', { name: 'Red' }));
    expect(await screen.findByText('Showing products in Red')).toBeVisible();
    expect(screen.queryByText('Jhabla 1')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /Red booties/ }));
    expect(address()).toBe('/productdetails/77');
  });

  it('says so when a colour has nothing', async () => {
    server.use(coloursAre(['Blue', 'Red']), productsOfColourAre({ Blue: five }));
    const { user } = renderFeature(<ColourExplorer />);
    await user.click(await screen.findByRole('button', { name: 'Red' }));
    expect(await screen.findByText('No products in Red just now. Try another colour.')).toBeVisible();
  });
});

describe('Banners and pictures that lead somewhere', () => {
  it('go where staff said, and to the fallback when that is not safe or missing', async () => {
    server.use(
      bannerIs('shapewear', {
        imageUrl: picture('s'),
        redirectUrl: 'javascript:alert(1)',
        title: 'Shapewear that moves with you',
      }),
      bannerIs('season', { imageUrl: picture('a'), redirectUrl: '' }),
      bannerIs('bamboo', {
        imageUrl: picture('b'),
        redirectUrl: 'https://elsewhere.example/bamboo',
        title: 'Bamboo socks, cool all day',
      }),
      trendPicksAre([
        { id: 1, url: picture('t'), redirectUrl: '/shop?subcategory=Frocks' },
        { id: 2, url: picture('u'), redirectUrl: '' },
      ]),
      sockTypesAre([
        { id: 1, url: picture('k'), redirectUrl: '', title: 'Grip socks', description: 'For first steps' },
      ]),
    );
    await renderScreen('/');
    expect(await screen.findByRole('link', { name: 'Shapewear that moves with you Shop Now' })).toHaveAttribute(
      'href',
      '/shop',
    );
    expect(await screen.findByRole('link', { name: 'Season' })).toHaveAttribute('href', '/shop?category=Cotton');
    const bamboo = await screen.findByRole('link', { name: 'Bamboo socks, cool all day Shop Now' });
    expect(bamboo).toHaveAttribute('href', 'https://elsewhere.example/bamboo');
    expect(bamboo).toHaveAttribute('rel', 'noopener');
    expect(await screen.findByRole('link', { name: 'Explore Now: pick 1' })).toHaveAttribute(
      'href',
      '/shop?subcategory=Frocks',
    );
    expect(screen.getByRole('link', { name: 'Explore Now: pick 2', hidden: true })).toHaveAttribute('href', '/shop');
    expect(await screen.findByRole('link', { name: 'Shop Now: Grip socks' })).toHaveAttribute('href', '/shop');
    expect(screen.getByText('For first steps')).toBeVisible();
  });
});

describe('A section without an answer', () => {
  it('stays away, and the page stands', async () => {
    server.use(
      ...['/api/customProducts/*', '/homepage/*', '/category/*', '/api/coupons/*', '/api/home-coupons'].map((path) =>
        callFails(path),
      ),
    );
    await renderScreen('/');
    await waitFor(() => expect(document.querySelector('main .skeleton')).toBeNull());
    expect(
      main()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Jhabla & Co.']);
  });

  it('leaves room of its own size while it is on the way', async () => {
    server.use(dealsAre(five));
    await renderScreen('/');
    expect(document.querySelectorAll('main .skeleton').length).toBeGreaterThan(5);
    expect(await screen.findByRole('heading', { name: 'Deal Of The Day' })).toBeVisible();
  });
});
