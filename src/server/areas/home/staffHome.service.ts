/**
 * What staff change of the home page and the header (docs/contract.md section 7). Whatever breaks a rule throws a
 * DomainError and changes nothing.
 */
import type { Transaction } from 'kysely';
import { readPosition } from '../../../contract/map';
import { emailShape } from '../../../contract/rules/shapes';
import type { Database } from '../../db/types';
import type { HomeSection, WordSection } from '../../../contract/homeSections';
import type { Schema } from '../../db/schema';
import type { Clock } from '../../lib/clock';
import { DomainError } from '../../lib/domainError';
import { pictureAddress, type PictureInput } from '../picture/pictureInput';
import { differences, writeAudit, type Facts } from '../staff/audit';
import { readHome, type HomeRows } from './home.repository';
import { isSafeLink } from '../../../contract/rules/addresses';
import { isOne, itemRuleOf, textRuleOf, type ItemSection } from './sections';
import {
  itemsOf,
  replaceCouponText,
  replaceFlash,
  replaceItems,
  replaceMenu,
  type NewHomeItem,
} from './staffHome.repository';

/** One item of a section; what is left out of a change stays, and is empty in a new one. */
export interface ItemInput {
  /** What is shown; of a video, what stands there until it plays. */
  picture?: PictureInput | undefined;
  /** Videos only. */
  video?: string | undefined;
  link?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
}

const MOST_ITEMS = 30;
const LONGEST = { menu: 40, flash: 200, couponText: 120, title: 100, description: 300 } as const;

type Changed = HomeSection | 'menu' | 'flash' | 'coupon-text';

/** `by` is who changes it, as the audit names them. */
export function makeStaffHome(database: Database, clock: Clock) {
  const change = async (
    section: Changed,
    who: string,
    work: (trx: Transaction<Schema>) => Promise<void>,
  ): Promise<void> => {
    await database.write(async (trx) => {
      // Two who change one section at once would each put back what the other one took out.
      await database.engine.lockOwner(trx, 'home-page');
      const before = factsOf(await readHome({ db: trx }), section);
      await work(trx);
      const changed = differences(before, factsOf(await readHome({ db: trx }), section));
      if (!changed) return;
      await writeAudit(trx, { at: clock(), who, what: 'home page changed', subject: `home ${section}`, ...changed });
    });
    await database.announce();
  };

  return {
    /** Everything, also what no shopper sees. */
    read: () => readHome(database),
    setMenu: (names: string[], by: string) =>
      change('menu', by, (trx) => replaceMenu(trx, readTexts(names, 'A menu entry', LONGEST.menu))),
    setFlash: (texts: string[], by: string) =>
      change('flash', by, (trx) => replaceFlash(trx, readTexts(texts, 'A flash text', LONGEST.flash))),
    /** Positions 1 to 4; null takes the text away. */
    setCouponText(position: number, text: string | null, by: string): Promise<void> {
      if (![1, 2, 3, 4].includes(position)) throw invalid('Coupon texts have the positions 1 to 4.');
      return change('coupon-text', by, (trx) =>
        replaceCouponText(trx, position, text === null ? null : readText(text, 'A coupon text', LONGEST.couponText)),
      );
    },
    /** What the shop says of itself; no texts: nothing. */
    setWords: (section: WordSection, texts: string[], by: string) =>
      change(section, by, (trx) =>
        replaceItems(
          trx,
          section,
          wordsOf(section, texts).map((description) => ({ ...blank, description })),
        ),
      ),
    setSection: (section: ItemSection, inputs: ItemInput[], by: string) =>
      change(section, by, async (trx) => {
        const items: NewHomeItem[] = [];
        for (const [index, input] of inputs.entries()) items.push(await itemOf(trx, section, blank, input, index + 1));
        await replaceItems(trx, section, checkNumber(section, items));
      }),
    /** `number` counts from 1; the one after the last adds an item. */
    setItem: (section: ItemSection, number: number, input: ItemInput, by: string) =>
      change(section, by, async (trx) => {
        const items = await itemsOf(trx, section);
        if (number > items.length + 1)
          throw invalid(`${section} has ${items.length} items: change one of them, or add number ${items.length + 1}.`);
        const changed = await itemOf(trx, section, items[number - 1] ?? blank, input, number);
        await replaceItems(trx, section, checkNumber(section, items.toSpliced(number - 1, 1, changed)));
      }),
    removeItem: (section: ItemSection, number: number, by: string) =>
      change(section, by, async (trx) => {
        const items = await itemsOf(trx, section);
        if (number > items.length) throw new DomainError('NOT_FOUND', `${section} has no item ${number}.`);
        await replaceItems(trx, section, items.toSpliced(number - 1, 1));
      }),
  };
}

/** A section as the audit compares it: each text and each item by its place, from 1. */
function factsOf({ items, menu, flash, couponTexts }: HomeRows, section: Changed): Facts {
  const numbered = (texts: readonly string[]): Facts =>
    Object.fromEntries(texts.map((text, index) => [String(index + 1), text]));
  if (section === 'menu') return numbered(menu.map(({ name }) => name));
  if (section === 'flash') return numbered(flash.map(({ text }) => text));
  if (section === 'coupon-text') {
    return Object.fromEntries(couponTexts.map(({ position, text }) => [String(position), text]));
  }
  const own = items.filter((item) => item.section === section);
  return numbered(
    own.map(({ title, description, redirect_url, url, poster }) =>
      [title, description, redirect_url, url, poster].filter(Boolean).join(' · '),
    ),
  );
}

const blank: NewHomeItem = { url: '', redirect_url: '', title: '', description: '', poster: '' };

function wordsOf(section: WordSection, texts: string[]): string[] {
  const { most, longest, isLink } = textRuleOf(section);
  if (texts.length > most) throw invalid(`${section} takes ${most === 1 ? 'one text' : `at most ${most} texts`}.`);
  const read = texts.map((text) => readText(text, `A text of ${section}`, longest));
  for (const text of read) {
    if (isLink && !(isSafeLink(text) && /^https?:/i.test(text)))
      throw invalid(`${text} is no address of a ` + `page: it begins with https://.`);
  }
  const [first] = read;
  const isMail = section === 'email' || section === 'grievance';
  if (isMail && first !== undefined && !emailShape.test(first)) throw invalid(`${first} is no e-mail address.`);
  if (section === 'position' && first !== undefined && readPosition(first) === null) {
    throw invalid(`${first} is no place on a map: give its latitude and longitude, such as "34.1642, 77.5848".`);
  }
  return read;
}

async function itemOf(
  trx: Transaction<Schema>,
  section: ItemSection,
  known: NewHomeItem,
  input: ItemInput,
  number: number,
): Promise<NewHomeItem> {
  const isVideo = section === 'video';
  const { picture, needsTitle } = itemRuleOf(section);
  const item = { ...known };
  if (input.picture !== undefined && picture === 'never') throw invalid(`${section} shows words only, no pictures.`);
  if (input.picture !== undefined) item[isVideo ? 'poster' : 'url'] = await homePicture(trx, input.picture);
  if (input.video !== undefined) {
    if (!isVideo) throw invalid(`Only the section video shows videos, not ${section}.`);
    item.url = readVideo(input.video);
  }
  if (input.link !== undefined) item.redirect_url = readLink(input.link);
  if (input.title !== undefined) item.title = input.title === '' ? '' : readText(input.title, 'A title', LONGEST.title);
  if (input.description !== undefined)
    item.description =
      input.description === '' ? '' : readText(input.description, 'A description', LONGEST.description);
  if (picture === 'must' && !item.url)
    throw invalid(`Item ${number} of ${section} needs a ` + `${isVideo ? 'video' : 'picture'}.`);
  if (needsTitle && !item.title) throw invalid(`Item ${number} of ${section} needs a title.`);
  return item;
}

/** A drawing that ships with the shop (public/our-story), by its name. */
const ownDrawing = /^\/our-story\/[a-z-]+$/;

const homePicture = async (trx: Transaction<Schema>, input: PictureInput): Promise<string> =>
  typeof input === 'string' && ownDrawing.test(input) ? input : pictureAddress(trx, input);

/**
 * The browser plays the shop's own files, and those of https hosts that PICTURE_HOSTS names (plugins/contentPolicy.ts).
 */
function readVideo(address: string): string {
  if (isSafeLink(address) && /^(\/|https:)/i.test(address)) return address;
  throw invalid(`${address} is no video's address: it begins with https:// or /.`);
}

/** '' for none: the page then leads to the shop. */
function readLink(address: string): string {
  if (address === '' || isSafeLink(address)) return address;
  throw invalid(`${address} is no address to link to: it begins with / or https://, without spaces.`);
}

function checkNumber(section: ItemSection, items: NewHomeItem[]): NewHomeItem[] {
  const { most } = itemRuleOf(section);
  if (items.length > most)
    throw invalid(`${section} shows ` + `${isOne(section) ? 'one picture' : `at most ${most} items`}.`);
  return items;
}

function readTexts(texts: string[], what: string, longest: number): string[] {
  if (texts.length > MOST_ITEMS) throw invalid(`That is too much: at most ${MOST_ITEMS}.`);
  return texts.map((text) => readText(text, what, longest));
}

function readText(typed: string, what: string, longest: number): string {
  const text = typed
    .normalize('NFC')
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim();
  if (text === '' || text.length > longest) throw invalid(`${what} has 1 to ${longest} characters.`);
  return text;
}

const invalid = (sentence: string): DomainError => new DomainError('INVALID', sentence);
