/** Every address of the shop (SPEC.md section 2, route table). */
export const paths = {
  home: '/',
  shop: '/shop',
  search: (term: string) => `/shop?search=${encodeURIComponent(term)}`,
  category: (name: string) => `/shop?category=${encodeURIComponent(name)}`,
  product: (productId: number) => `/productdetails/${productId}`,
  about: '/about',
  contact: '/contact',
  grievance: '/grievance',
  cart: '/cart',
  checkout: '/checkout',
  paymentSuccessful: '/payment-successful',
  paymentUnsuccessful: '/payment-unsuccessful',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  reset: '/reset',
  wishlist: '/wishlist',
  profile: '/profile',
  orderHistory: '/order-history',
  saleProducts: '/sale-products',
  privacyPolicy: '/privacy-policy',
  returnPolicy: '/return-policy',
  termsOfUse: '/terms-of-use',
  faqs: '/faqs',
  sitemap: '/sitemap',
  careers: '/careers',
} as const;

/** The pages that a visitor walks through to log in; what was begun before waits there (DECISIONS.md T19). */
const wayIn: readonly string[] = [paths.login, paths.signup, paths.forgotPassword, paths.reset, paths.termsOfUse, paths.privacyPolicy, paths.contact];
export const isOnWayIn = (pathname: string): boolean => wayIn.includes(pathname);
