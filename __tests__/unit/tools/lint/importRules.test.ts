/** Who may import whom, asked of the linter itself: this table is what its rules are meant to say. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { importConfigs } from '../../../../src/tools/lint/importConfigs';
import { serverOrder } from '../../../../src/tools/lint/serverRules';
import { root } from '../../../support/lib/documents';

const linter = new Linter({ configType: 'flat', cwd: root });
const languages: Linter.Config = {
  files: ['**/*.{js,ts,tsx}'],
  plugins: { '@typescript-eslint': tseslint.plugin as never },
  languageOptions: { parser: tseslint.parser as never },
};
const configs = [languages, ...(importConfigs([]) as unknown as Linter.Config[])];

/** What the linter says of a line in a file of that name. */
function saidOf(line: string, file: string): string[] {
  const said = linter.verify(line, configs, { filename: path.join(root, file) });
  expect(said.filter(({ ruleId }) => ruleId === null)).toEqual([]);
  return said.map(({ message }) => message);
}

const refuses = (file: string, specifier: string): boolean =>
  saidOf(`import { x } from '${specifier}';`, file).length > 0;

/** Of the storefront and of the staff's application, with what each may import; all of them may import the contract. */
const below: Record<string, string[]> = {
  app: ['screens', 'features', 'ui', 'store', 'api', 'browser', 'lib'],
  screens: ['features', 'ui', 'store', 'api', 'browser', 'lib'],
  features: ['ui', 'store', 'api', 'browser', 'lib'],
  ui: ['browser', 'lib'],
  store: ['api', 'browser', 'lib'],
  api: ['browser', 'lib'],
  browser: ['lib'],
  lib: [],
};
const layers = Object.keys(below);
const foldersOf = (side: string): string[] =>
  readdirSync(path.join(root, 'src', side), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** A file of the layer, and how it comes to another one. */
const fileIn = (layer: string): string => (layer === 'features' ? 'features/cart/some.ts' : `${layer}/some.ts`);
const wayTo = (from: string, to: string): string =>
  `${from === 'features' ? '../..' : '..'}/${fileIn(to).replace('.ts', '')}`;
const pairs = ['client', 'admin'].flatMap((side) =>
  layers.flatMap((from) => layers.filter((to) => to !== from).map((to) => [side, from, to] as const)),
);

describe('a layer of the client and of the staff', () => {
  it.each(['client', 'admin'])('is every folder there is: %s', (side) => {
    expect(foldersOf(side).sort()).toEqual([...layers].sort());
  });

  it.each(pairs.filter(([, from, to]) => !below[from]?.includes(to)))(
    'may not import upwards: %s, %s → %s',
    (side, from, to) => {
      const [file, way] = [`src/${side}/${fileIn(from)}`, wayTo(from, to)];
      expect(saidOf(`import { x } from '${way}';`, file)).toHaveLength(1);
      expect(saidOf(`export { x } from './${way}';`, file)).toHaveLength(1);
      expect(saidOf(`void import('${way}');`, file)).toHaveLength(1);
    },
  );

  it.each(pairs.filter(([, from, to]) => below[from]?.includes(to)))(
    'may import downwards: %s, %s → %s',
    (side, from, to) => {
      const [file, way] = [`src/${side}/${fileIn(from)}`, wayTo(from, to)];
      expect([...saidOf(`import { x } from '${way}';`, file), ...saidOf(`void import('${way}');`, file)]).toEqual([]);
    },
  );
});

/** Pairs of the server's folders, the second of which stands below the first. */
const downwards = serverOrder.flatMap((names, level) =>
  names.flatMap((from) => serverOrder.slice(level + 1).flatMap((lower) => lower.map((to) => [from, to] as const))),
);
const beside = serverOrder.flatMap((names) => names.flatMap((from) => names.map((to) => [from, to] as const)));
const fileOfServer = (folder: string): string => (folder === 'areas' ? 'areas/cart/some.ts' : `${folder}/some.ts`);
const wayOnServer = (from: string, to: string): string =>
  `${from === 'areas' ? '../..' : '..'}/${fileOfServer(to).replace('.ts', '')}`;

describe('a folder of the server', () => {
  it('is every folder there is', () => {
    const there = readdirSync(path.join(root, 'src/server'), { withFileTypes: true });
    const named = there.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(named.sort()).toEqual(serverOrder.flat().sort());
  });

  it.each([...downwards.map(([from, to]) => [to, from] as const), ...beside.filter(([from, to]) => from !== to)])(
    'may not import upwards, nor its neighbour: %s → %s',
    (from, to) => {
      const [file, way] = [`src/server/${fileOfServer(from)}`, wayOnServer(from, to)];
      expect(saidOf(`import { x } from '${way}';`, file)).toHaveLength(1);
      expect(saidOf(`import type { X } from '${way}';`, file)).toHaveLength(1);
      expect(saidOf(`void import('${way}');`, file)).toHaveLength(1);
    },
  );

  it.each(downwards)('may import downwards: %s → %s', (from, to) => {
    expect(saidOf(`import { x } from '${wayOnServer(from, to)}';`, `src/server/${fileOfServer(from)}`)).toEqual([]);
  });
});

describe('who may import whom', () => {
  it.each([
    ['src/client/features/cart/some.ts', '../coupon/CouponForm'],
    ['src/client/features/cart/some.ts', '../../features/coupon/CouponForm'],
    ['src/client/features/cart/lines/some.ts', '../../coupon/CouponForm'],
    ['src/client/features/cart/some.ts', '../../../contract/cart'],
    ['src/client/ui/theme/some.ts', '../../store/hooks'],
    ['src/client/store/some.ts', '../../server/lib/money'],
    ['src/client/lib/some.ts', '../../server/lib/money'],
    ['src/client/api/some.ts', '../../search/tokens'],
    ['src/client/lib/some.ts', '../../replay/timeline'],
    ['src/client/app/some.ts', '../../tools/failure'],
    ['src/client/lib/some.ts', '../../admin/lib/text'],
    ['src/admin/lib/some.ts', '../../client/lib/text'],
    ['src/admin/ui/theme/some.ts', '../../../client/ui/theme/antdTheme'],
    ['src/admin/api/some.ts', '../../contract/staff'],
    ['src/admin/app/some.ts', '../../server/lib/money'],
    ['src/admin/features/orders/some.ts', '../accounts/AccountList'],
    ['src/contract/some.ts', '../client/lib/cartPrice'],
    ['src/contract/some.ts', '../search/tokens'],
    ['src/contract/some.ts', '../tools/failure'],
    ['src/contract/rules/some.ts', 'zod'],
    ['src/contract/rules/some.ts', '../account'],
    ['src/contract/rules/some.ts', '../../client/lib/cartPrice'],
    ['src/search/some.ts', '../server/lib/money'],
    ['src/search/some.ts', 'kysely'],
    ['src/search/some.ts', '../client/lib/text'],
    ['src/demo/some.ts', '../server/db/schema'],
    ['src/demo/drawing/some.ts', '../../search/tokens'],
    ['src/replay/some.ts', '../server/lib/money'],
    ['src/replay/some.ts', '../tools/failure'],
    ['src/server/lib/some.ts', '../../client/lib/cartPrice'],
    ['src/server/lib/some.ts', '../../tools/failure'],
    ['src/server/some.ts', '../replay/timeline'],
    ['src/server/pages/some.ts', '../../client/screens/CartScreen'],
    ['src/server/pages/some.ts', '../../replay/timeline'],
    ['src/server/pages/some.ts', '../../admin/app/App'],
    ['src/server/db/some.ts', '../areas/cart/cart.repository'],
    ['src/server/areas/cart/cart.repository.ts', './cart.service'],
    ['src/server/areas/cart/cart.repository.ts', '../../../contract/rules/names'],
    ['src/server/areas/cart/cart.repository.ts', '../../lib/domainError'],
    ['src/server/areas/cart/cart.service.ts', './cart.routes'],
    ['src/server/areas/cart/some.ts', '../../../client/lib/cartPrice'],
    ['src/server/areas/wishlist/some.ts', '../cart/cart.repository'],
    ['src/server/areas/wishlist/wishlist.service.ts', '../cart/cart.repository'],
    ['src/server/areas/order/some.ts', '../cart/other.repository'],
    ['src/server/areas/order/some.ts', '../wishlist/wishlist.repository'],
    ['src/server/areas/wishlist/some.ts', '../../areas/cart/cart.repository'],
    ['src/server/areas/catalog/some.ts', '../../plugins/session.repository'],
    ['src/server/areas/return/some.ts', '../order/order.repository'],
    ['src/server/cli/some.ts', '../areas/newsletter/newsletter.repository'],
    ['src/server/cli/some.ts', '../areas/home/home.repository'],
    ['src/server/cli/doctor/some.ts', '../../areas/cart/cart.repository'],
    ['src/server/demo/some.ts', '../areas/order/order.repository'],
    ['src/server/import/some.ts', '../areas/account/account.repository'],
    ['src/server/lifecycle/some.ts', '../areas/cart/cart.repository'],
    ['src/server/plugins/some.ts', '../app'],
    ['src/server/app.ts', './areas/cart/cart.repository'],
    ['src/tools/test/some.ts', '../../server/lib/money'],
    ['src/tools/built/some.js', '../failure'],
    ['src/tools/house/some.ts', '../../client/lib/cartPrice'],
    ['src/tools/house/some.ts', '../../search/tokens'],
  ])('forbids %s to import %s', (file, specifier) => {
    expect(refuses(file, specifier)).toBe(true);
  });

  it.each([
    ['src/client/features/cart/some.ts', './CartLine'],
    ['src/client/features/cart/lines/some.ts', '../CartLine'],
    ['src/client/features/cart/lines/some.ts', '../../../store/hooks'],
    ['src/client/features/cart/some.ts', '../../../contract/errors'],
    ['src/client/screens/gallery/some.ts', '../screen'],
    ['src/client/lib/some.ts', '../../contract/rules/listingRules'],
    ['src/client/api/some.ts', './baseApi'],
    ['src/client/ui/some.ts', '../../contract/rules/money'],
    ['src/admin/ui/theme/some.ts', '../../../client/ui/theme/tokens'],
    ['src/admin/api/some.ts', '../../contract/staffErrors'],
    ['src/contract/rules/some.ts', './money'],
    ['src/contract/rules/some.ts', '../brand'],
    ['src/search/some.ts', '../contract/rules/names'],
    ['src/search/some.ts', './tokens'],
    ['src/search/some.ts', 'minisearch/SearchableMap'],
    ['src/demo/catalogue/some.ts', '../drawing/cloth'],
    ['src/replay/some.ts', '../client/app/App'],
    ['src/server/demo/some.ts', '../../demo/buildDemoShop'],
    ['src/server/areas/catalog/some.ts', '../../../search/searchIndex'],
    ['src/server/areas/home/some.ts', '../../../demo/catalogue/words'],
    ['src/server/pages/some.ts', '../../client/app/entryServer'],
    ['src/server/areas/cart/cart.service.ts', './cart.repository'],
    ['src/server/areas/wishlist/some.ts', '../cart/cart.service'],
    ['src/server/areas/order/some.ts', '../cart/cart.repository'],
    ['src/server/areas/order/order.service.ts', '../account/account.repository'],
    ['src/server/cli/some.ts', '../areas/newsletter/staffNewsletter.service'],
    ['src/server/cli/doctor/some.ts', '../../areas/home/home.repository'],
    ['src/server/demo/some.ts', '../areas/account/account.repository'],
    ['src/server/import/some.ts', '../areas/picture/picture.repository'],
    ['src/server/import/foreign/some.ts', '../import.repository'],
    ['src/server/app.ts', './areas/cart/cart.routes'],
    ['src/tools/test/some.ts', '../house/report'],
    ['src/tools/built/some.js', './fingerprint'],
    ['src/tools/bench/some.ts', '../../client/ui/theme/tokens'],
  ])('lets %s import %s', (file, specifier) => {
    expect(refuses(file, specifier)).toBe(false);
  });

  it('lets the endpoints know the store by its types, and by nothing else', () => {
    expect(saidOf("import type { RootState } from '../store/rootReducer';", 'src/client/api/some.ts')).toEqual([]);
    expect(refuses('src/client/api/some.ts', '../store/rootReducer')).toBe(true);
  });

  it('lets only store/hooks.ts take the untyped hooks', () => {
    const line = "import { useDispatch } from 'react-redux';";
    const files = ['features/cart/some.ts', 'store/some.ts', 'store/hooks.ts'];
    expect(files.filter((file) => saidOf(line, `src/client/${file}`).length === 0)).toEqual(['store/hooks.ts']);
  });

  it('holds where a module is loaded by a call', () => {
    expect(saidOf("const { x } = require('../failure');", 'src/tools/built/some.js')).toHaveLength(1);
    const file = 'src/client/features/cart/some.ts';
    expect(saidOf("const load = () => import('../coupon/CouponForm');", file)).toHaveLength(1);
    expect(saidOf("const load = () => import('../../ui/ZoomDialog');", file)).toEqual([]);
  });
});
