/**
 * Checks which of the shop's texts are still those of the demo brand (name, contacts, words, policies), and which are
 * missing.
 */
import { brand } from '../../../contract/brand';
import { DEFAULT_COUPON } from '../../../contract/rules/limits';
import { TERMS_VERSION } from '../../../contract/terms';
import { readHome, type HomeRows } from '../../areas/home/home.repository';
import { wordSections } from '../../areas/home/sections';
import { isDemos, shopFactsOf, textsOf } from '../../areas/home/shopWords';
import { isFictional, senderAddress } from '../../areas/mail/sender';
import type { Database } from '../../db/types';
import type { HomeSection, WordSection } from '../../../contract/homeSections';
import { BANNER_TITLES, DEMO_NAME, demoWordRows } from '../../../demo/catalogue/words';
import type { Config } from '../../plugins/config';
import { isPublic } from '../../security/publicAddress';
import { printable } from '../../lib/wording';
import { activeCoupons, shownCategories } from './doctor.repository';
import { ok, warning, type Finding } from './finding';

/** The version of the terms as they came; a shop's own terms have another one (contract/terms.ts). */
const TERMS_AS_THEY_CAME: string = '2024-04';

const facts: readonly WordSection[] = [
  ...(['strapLine', 'founded', 'renamed', 'address', 'email', 'phone', 'grievance'] as const),
  ...(['map', 'position', 'photos', 'chat', 'films'] as const),
];
const told: readonly WordSection[] = wordSections.filter((section) => !facts.includes(section));
const sayings = ['community', 'whyUs', 'value', 'team', 'story', 'storyPicture', 'work'] as const;
const banners = Object.keys(BANNER_TITLES) as (keyof typeof BANNER_TITLES)[];

type Items = HomeRows['items'];
const said = (
  items: readonly { section: HomeSection; title: string; description: string }[],
  section: HomeSection,
): string =>
  items
    .filter((item) => item.section === section)
    .map(({ title, description }) => `${title}\n${description}`)
    .join('\n');

interface Place {
  section: HomeSection;
  state: 'own' | 'demo' | 'nothing';
}

function factPlaces(items: Items, sections: readonly WordSection[]): Place[] {
  return sections.map((section) => {
    const texts = textsOf(items, section);
    return { section, state: texts.length === 0 ? 'nothing' : isDemos(section, texts) ? 'demo' : 'own' };
  });
}

function sayingPlaces(items: Items): Place[] {
  const demos = demoWordRows();
  const ofSayings = sayings.map((section): Place => {
    const words = said(items, section);
    return { section, state: words === '' ? 'nothing' : words === said(demos, section) ? 'demo' : 'own' };
  });
  const ofBanners = banners.flatMap((section): Place[] => {
    const banner = items.find((item) => item.section === section);
    return banner?.title === BANNER_TITLES[section] ? [{ section, state: 'demo' }] : [];
  });
  return [...ofSayings, ...ofBanners];
}

/** The block is on every product page even without the shop's words: its other half follows from the policies. */
const WHY_US_STANDS =
  ' Why Us stands on every product page all the same, with what follows from the return policy and from how orders are paid.';

const inState = (places: readonly Place[], state: Place['state']): string =>
  places
    .filter((place) => place.state === state)
    .map(({ section }) => section)
    .join(', ');

/** A warning once strangers see the shop; before that it is only named. */
type Default = (check: string, found: string, advice: string) => Finding;
const defaultOf = ({ publicUrl }: Config): Default => {
  if (publicUrl && isPublic(publicUrl)) return warning;
  return (check, found) => ok(check, `${found} Nobody from outside sees it.`);
};

function findingOf(check: string, places: readonly Place[], asDefault: Default): Finding {
  const demos = inState(places, 'demo');
  const nothing = inState(places, 'nothing');
  const isWhyUsSilent = places.some(({ section, state }) => section === 'whyUs' && state === 'nothing');
  const silent = nothing && `Not said, so not shown: ${nothing}.${isWhyUsSilent ? WHY_US_STANDS : ''}`;
  if (demos) {
    const found = [`Still the demo shop's: ${demos}.`, silent].filter(Boolean).join(' ');
    return asDefault(check, found, 'Say your own with shop home set, or take them away with --remove.');
  }
  return ok(check, silent || 'All of it is your own.');
}

function checkName(asDefault: Default): Finding {
  const check = 'Name';
  if (brand.name !== DEMO_NAME) return ok(check, `The shop is called ${brand.name}.`);
  const found = `The shop is still called ${brand.name}, the name that came with it.`;
  return asDefault(check, found, 'Put your own into src/contract/brand.ts and build again.');
}

/** The sender's address of mails. */
function checkSender(email: string | undefined, asDefault: Default): Finding {
  const check = 'Sender';
  const sender = senderAddress(email);
  if (!isFictional(sender)) return ok(check, `Mails come from ${sender}.`);
  return asDefault(
    check,
    `Mails come from ${sender}, the address that came with the shop: answers reach ` + `nobody.`,
    'Say your own with shop home set email.',
  );
}

function checkPolicies(asDefault: Default): Finding {
  const check = 'Policies';
  if (TERMS_VERSION !== TERMS_AS_THEY_CAME) return ok(check, `They are of ${TERMS_VERSION}.`);
  return asDefault(
    check,
    'Terms of use, privacy policy, return policy and FAQs are those that came with the shop.',
    'Read them, change what is not yours in src/client/screens, and give them a version of your own in ' +
      'src/contract/terms.ts.',
  );
}

/** The strip names the default code where no coupon is the main one (docs/requirements.md section 2, Home page). */
async function checkStrip({ db }: Database, couponTexts: number): Promise<Finding[]> {
  const check = 'Coupon strip';
  if (couponTexts === 0) return [];
  const active = await activeCoupons(db);
  const isGood = active.some(({ is_main, code_key }) => is_main === 1 || code_key === DEFAULT_COUPON);
  if (isGood) return [ok(check, 'Its code is a coupon that can be used.')];
  const found = `It offers the code ${DEFAULT_COUPON}, which came with the shop and is no active coupon.`;
  return [
    warning(
      check,
      found,
      'Make a coupon the main one with shop coupons set CODE --main, or take the texts ' +
        'away with shop home set coupon-text.',
    ),
  ];
}

/** Only named, since staff may want no menu (`shop home set menu --remove`). */
async function checkMenu({ db }: Database, entries: number): Promise<Finding[]> {
  const names = entries === 0 ? await shownCategories(db) : [];
  if (names.length === 0) return [];
  const example = names.map((name) => `"${printable(name)}"`).join(' ');
  return [ok('Menu', `The header has no menu of categories. This makes one: shop home set menu ${example}`)];
}

export async function checkWords(database: Database, config: Config): Promise<Finding[]> {
  const { items, couponTexts, menu } = await readHome(database);
  const asDefault = defaultOf(config);
  return [
    checkName(asDefault),
    findingOf('Contacts', factPlaces(items, facts), asDefault),
    checkSender(shopFactsOf(items).email, asDefault),
    findingOf('Words', [...factPlaces(items, told), ...sayingPlaces(items)], asDefault),
    ...(await checkMenu(database, menu.length)),
    ...(await checkStrip(database, couponTexts.length)),
    checkPolicies(asDefault),
  ];
}
