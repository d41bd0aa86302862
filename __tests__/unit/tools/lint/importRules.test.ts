/** The linter's import rules are patterns; this table is what they are meant to say. */
import { importRules } from '../../../../src/tools/lint/importRules';

const forbids = (folder: string, specifier: string): boolean => {
  const rule = importRules.find(({ files }) => files[0]?.startsWith(folder) && files[0] !== 'src/client/**/*.{ts,tsx}');
  if (!rule) throw new Error(`No rule for ${folder}`);
  return rule.patterns.some(({ regex }) => new RegExp(regex).test(specifier));
};

describe('who may import whom', () => {
  it.each([
    ['src/client/features', '../coupon/CouponForm'],
    ['src/client/features', '../../screens/CartScreen'],
    ['src/client/features', '../../app/router/routes'],
    ['src/client/features', '../../../contract/cart'],
    ['src/client/screens', '../app/App'],
    ['src/client/store', '../features/cart/useCart'],
    ['src/client/store', '../ui/Price'],
    ['src/client/api', '../store/makeStore'],
    ['src/client/ui', '../store/hooks'],
    ['src/client/ui', '../../store/hooks'],
    ['src/client/lib', '../api/baseApi'],
    ['src/client/lib', '../../server/lib/money'],
    ['src/contract', '../client/lib/cartPrice'],
    ['src/contract', '../search/tokens'],
    ['src/contract/rules', 'zod'],
    ['src/contract/rules', '../account'],
    ['src/contract/rules', '../../client/lib/cartPrice'],
    ['src/client/api', '../../search/tokens'],
    ['src/search', '../server/lib/money'],
    ['src/search', 'kysely'],
    ['src/demo', '../../server/db/schema'],
    ['src/replay', '../server/lib/money'],
    ['src/client/lib', '../../replay/timeline'],
    ['src/server/**', '../client/lib/cartPrice'],
    ['src/server/areas/*/**/*.repository', './cart.service'],
    ['src/server/areas/*/**/*.service', './cart.routes'],
    ['src/server/areas/*/**', '../cart/cart.repository'],
    ['src/server/areas/*/**/*.service', '../cart/cart.repository'],
    ['src/server/areas/order/**', '../cart/other.repository'],
    ['src/server/areas/order/**', '../wishlist/wishlist.repository'],
    ['src/tools/**', '../../server/lib/money'],
    ['src/tools/house', '../../client/lib/cartPrice'],
  ])('forbids %s to import %s', (folder, specifier) => {
    expect(forbids(folder, specifier)).toBe(true);
  });

  it.each([
    ['src/client/features', './CartLine'],
    ['src/client/features', '../../store/hooks'],
    ['src/client/features', '../../ui/Price'],
    ['src/client/features', '../../../contract/errors'],
    ['src/client/lib', '../../contract/rules/listingRules'],
    ['src/client/screens', '../features/cart/CartLines'],
    ['src/client/store', '../api/cartApi'],
    ['src/client/api', './baseApi'],
    ['src/client/ui', '../lib/cartPrice'],
    ['src/client/ui', '../../contract/rules/money'],
    ['src/contract/rules', './money'],
    ['src/contract/rules', '../brand'],
    ['src/search', '../contract/rules/names'],
    ['src/search', './tokens'],
    ['src/search', 'minisearch/SearchableMap'],
    ['src/demo', '../drawing/cloth'],
    ['src/replay', '../client/app/App'],
    ['src/server/**', '../../demo/buildDemoShop'],
    ['src/server/**', '../../../search/searchIndex'],
    ['src/server/areas/*/**/*.service', './cart.repository'],
    ['src/server/areas/*/**', '../cart/cart.service'],
    ['src/server/areas/order/**', '../cart/cart.repository'],
    ['src/server/areas/order/**/*.service', '../account/account.repository'],
    ['src/tools/**', './house/report'],
    ['src/tools/**', '../../client/ui/theme/tokens'],
  ])('lets %s import %s', (folder, specifier) => {
    expect(forbids(folder, specifier)).toBe(false);
  });
});
