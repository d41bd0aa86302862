/**
 * Everybody's texts stand in the file as the server sent them, whoever is called like a word of them; the shopper's own
 * do not.
 */
import { buildDemoShop } from '../../../../src/demo/buildDemoShop';
import { product } from '../../../support/data/builders';
import { answered, toast, visit } from '../../../support/visits/maskedVisit';
import { demoAbout, demoWords, noWords } from '../../../support/data/words';

const shop = buildDemoShop();
const [first, second] = [
  { addrId: '7', houseName: 'Home', street: 'Rose Mulmul', city: 'Thane', state: 'Cotton', pinCode: '400601' },
  { addrId: '8', houseName: 'Hand-stitched', street: 'Socks', city: 'White', state: 'Washing', pinCode: '400601' },
];
const details = { userId: 'u_1', parName: 'Blue Cotton', lastname: 'Frock', email: 'blue@mail.example' };
const shopper = [answered('getUser', 'u_1', details), answered('getAddresses', 'u_1', [first, second])];

const products = shop.products.map(({ name, brand, description }, index) =>
  product({ productId: index + 1, productName: name, productBrand: brand, productDescription: description }),
);
const categories = shop.categories.map(({ categoryId, name, subcategories }) => ({
  categoryId,
  categoryName: name,
  categoryImage: '/pictures/thane.jpg',
  subcategoryList: subcategories.map((one) => ({ subCategoryName: one.name })),
}));

const everybodys: [string, string, unknown][] = [
  ['products', 'getListing', { products, total: products.length }],
  ['categories', 'getCategories', categories],
  ['menu', 'getHeaderMenu', shop.headerMenu.map((name, id) => ({ id, name }))],
  ['flash texts', 'getFlashHeaders', shop.flashTexts.map((flashText, id) => ({ id, flashText }))],
  ['coupon texts', 'getHomeCouponTexts', shop.homeCouponTexts.map((couponText) => ({ couponText }))],
  ['coupons', 'getCoupons', shop.coupons],
  ['sock types', 'getSockTypes', shop.home.sockTypes],
  ['banner', 'getSeasonBanner', shop.home.season],
  ['slides', 'getCarouselImages', shop.home.carousel],
  ['picks', 'getOnTrendPicks', shop.home.onTrend],
  ['films', 'getVideos', shop.home.videos],
  ['words', 'getShopWords', demoWords],
  ['story', 'getAboutWords', demoAbout],
];

const shown = (event: string, name: string) => ({
  type: `view/${event}`,
  payload: { scope: 'page', name, value: true, pathname: '/' },
});

describe('everybody’s texts in the file', () => {
  it.each(everybodys)('are the demo shop’s %s as they came', (_, endpoint, answer) => {
    const { actions } = visit([...shopper, answered(endpoint, undefined, answer)]);
    expect(actions[2]?.payload).toEqual(JSON.parse(JSON.stringify(answer)));
  });

  it('stay where the shop says how to reach it, by the address and the number that its keeper gave', () => {
    const words = { ...noWords, email: 'hello@wool.in', phone: '+91 98765 43210' };
    const text = 'Telephone +91 98765 43210, e-mail hello@wool.in. Your cart is kept.';
    const { actions } = visit([...shopper, answered('getShopWords', undefined, words), toast(text)]);
    expect(actions.at(-1)?.payload).toMatchObject({ text });
  });

  it('stay in the cache of the state that the visit began with', () => {
    const data = [{ id: 1, flashText: 'Hand-stitched in Thane' }];
    const queries = { 'getFlashHeaders(undefined)': { endpointName: 'getFlashHeaders', data } };
    expect(visit(shopper, { startState: { api: { queries } } }).startState).toMatchObject({ api: { queries } });
  });

  it('stay where they are copied to: carts, notices, what is unfolded or was reached', () => {
    const name = 'Blue Cotton frock of Thane';
    const line = { productId: 400601, productName: name, productColor: 'Rose', productSize: 'Home', orderQuantity: 1 };
    const copies = [
      answered('getCart', 'u_1', [line]),
      { type: 'cart/lineAdded', payload: line },
      toast('Product removed from cart', { offer: { about: name } }),
      shown('foldToggled', 'Hand-stitched in Thane'),
      shown('partReached', 'picture:/pictures/thane-home.jpg'),
    ];
    const sources = [
      answered('getFlashHeaders', undefined, [{ id: 1, flashText: 'Hand-stitched in Thane' }]),
      answered('getOnTrendPicks', undefined, [{ id: 1, url: '/pictures/thane-home.jpg', redirectUrl: '/shop' }]),
    ];
    const { actions } = visit([...copies, ...sources, ...shopper]);
    expect(actions.slice(0, 5).map(({ payload }) => payload)).toEqual(copies.map(({ payload }) => payload));
  });

  it('leave the shopper’s own masked, where it stands and where it is said', () => {
    const answers = everybodys.map(([, endpoint, answer]) => answered(endpoint, undefined, answer));
    const said = toast('Blue Cotton of Rose Mulmul, Thane, is known.');
    const { actions, text } = visit([...shopper, ...answers, said]);
    expect(actions[0]?.payload).toMatchObject({ parName: 'name-1', lastname: 'name-2' });
    expect(actions[1]?.payload).toMatchObject([
      { houseName: 'house-1', street: 'street-1', city: 'city-1', state: 'state-1' },
      { houseName: 'house-2', street: 'street-2', city: 'city-2', state: 'state-2' },
    ]);
    expect(actions.at(-1)?.payload).toMatchObject({ text: 'name-1 of street-1, city-1, is known.' });
    expect(text).not.toContain('Rose Mulmul');
  });

  it('are what staff answer a review, beside the review that is somebody’s', () => {
    const review = { id: 3, userName: 'Rekha', message: 'She slept in it.', answer: 'Thank you, Rekha! Wash it cold.' };
    expect(visit([answered('getReviews', 7, [review])]).actions[0]?.payload).toEqual([
      { id: 3, userName: 'name-1', message: 'message-1 lorem ', answer: 'Thank you, name-1! Wash it cold.' },
    ]);
  });
});
