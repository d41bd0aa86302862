/** A small shop with something on every shelf, for pages on which there is a lot to choose. */
import { HttpResponse, http } from 'msw';
import { category, coupon, dealProduct, line, picture, product } from '../data/builders';
import { facetsAre, optionsAre, pagingShopHas, productIs } from './catalogue';
import {
  aboutTells,
  bannerIs,
  carouselIs,
  cartIs,
  categoriesAre,
  couponTextsAre,
  dealsAre,
  flashHeadersAre,
  host,
  mainCouponIs,
  menuIs,
  productsOfColourAre,
  saleProductsAre,
  shopBannerIs,
  sockTypesAre,
  topSellersAre,
  trendPicksAre,
  videosAre,
} from './handlers';
import { wishlistIs } from './member';
import { deliveredEntry, orderBook, orderEntry } from './orderHistory';
import { profileIs, review, reviewsAre } from './reviews';
import { demoAbout } from '../data/words';

const five = [1, 2, 3, 4, 5].map((productId) => product({ productId, productName: `Jhabla ${productId}` }));
const threeLinks = [1, 2, 3].map((id) => ({ id, url: picture(`linked-${id}`), redirectUrl: '' }));

const jhabla = product({ productId: 7, prodImg2: picture('back'), prodImg3: picture('sleeve') } as Partial<
  ReturnType<typeof product>
>);
const long = 'So soft that she fell asleep in it. '.repeat(20);
const categories = ['Men', 'Women', 'Kids', 'Socks', 'Toys'].map((categoryName, index) =>
  category({
    categoryId: index + 1,
    categoryName,
    subcategoryList: [{ subCategoryId: index + 1, subCategoryName: `${categoryName} vests`, subCategoryNameImage: '' }],
  }),
);
const many = Array.from({ length: 60 }, (_, index) =>
  product({ productId: index + 1, productName: `Bib ${index + 1}`, productColor: index % 2 ? 'Blue' : 'Red' }),
);

/** Made anew for each test: some of it follows what is done to it. */
export const livelyShop = () => [
  aboutTells(demoAbout),
  menuIs([{ id: 1, name: 'Men' }]),
  flashHeadersAre([{ id: 1, flashText: 'Free socks today' }]),
  categoriesAre(categories),
  carouselIs([1, 2, 3].map((id) => ({ id, imageUrl: picture(`hero-${id}`) }))),
  couponTextsAre([{ position: 1, couponText: 'Ten off' }]),
  mainCouponIs(coupon()),
  videosAre([1, 2, 3].map((id) => ({ id, url: `https://videos.example/${id}.mp4`, redirectUrl: '' }))),
  dealsAre(five),
  shopBannerIs({ imageUrl: picture('toys'), title: 'Toys for small hands', description: 'A rabbit on a rug' }),
  bannerIs('shapewear', { imageUrl: picture('shapewear') }),
  bannerIs('season', { imageUrl: picture('season') }),
  bannerIs('bamboo', { imageUrl: picture('bamboo') }),
  trendPicksAre(threeLinks),
  sockTypesAre(threeLinks.map((link) => ({ ...link, title: 'Grip socks', description: '' }))),
  topSellersAre(five),
  ...facetsAre({ colours: ['Blue', 'Red'], sizes: ['0-3M', '3-6M'], brands: ['Asha', 'Bela', 'Champa', 'Dhara'] }),
  productsOfColourAre({ Blue: five, Red: five }),
  ...pagingShopHas(many),
  productIs(jhabla),
  productIs(product()),
  optionsAre([]),
  reviewsAre([1, 2, 3].map((id) => review({ id, userName: `Parent ${id}`, message: long }))),
  saleProductsAre([dealProduct({ productId: 7, productName: 'Felt booties' })]),
  cartIs([line({ orderQuantity: 2 })]),
  profileIs(),
  http.get(`${host}/users/getUserNamePhone/:userId`, () => HttpResponse.json(['Asha Kulkarni', '9820012345'])),
  http.get(`${host}/users/getAllAddresses/:userId`, () => HttpResponse.json([])),
  ...wishlistIs(3, 2).handlers,
  ...orderBook(orderEntry(), deliveredEntry(3, { orderNo: 'DELIVERED', serialNo: 21 })).handlers,
];
