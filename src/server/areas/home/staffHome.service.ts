/** What staff change of the home page and the header (CONTRACT.md section 7). Whatever breaks a rule throws a DomainError and changes nothing. */
import type { Transaction } from 'kysely';
import type { Database } from '../../db/open';
import type { HomeSection, Schema } from '../../db/schema';
import { DomainError } from '../../domainError';
import { pictureAddress, type PictureWish } from '../picture/pictureWish';
import { isSafeRedirectUrl } from './redirectUrl';
import { itemsOf, replaceCouponText, replaceFlash, replaceItems, replaceMenu, type NewHomeItem } from './staffHome.repository';

/** One item of a section; what is left out of a change stays, and is empty in a new one. */
export interface ItemWish {
  /** What is shown; of a video, what stands there until it plays. */
  picture?: PictureWish | undefined;
  /** Videos only. */
  video?: string | undefined;
  link?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
}

/** The page has room for one (SPEC.md section 2). */
const banners: ReadonlySet<HomeSection> = new Set(['banner', 'shapewear', 'season', 'bamboo']);
export const isBanner = (section: HomeSection): boolean => banners.has(section);

const MOST_ITEMS = 30;
const LONGEST = { menu: 40, flash: 200, couponText: 120, title: 100, description: 300 } as const;

export function makeStaffHome(database: Database) {
  const change = async (work: (trx: Transaction<Schema>) => Promise<void>): Promise<void> => {
    await database.write(async (trx) => {
      // Two who change one section at once would each put back what the other one took out.
      await database.engine.lockOwner(trx, 'home-page');
      await work(trx);
    });
    await database.announce();
  };

  return {
    setMenu: (names: string[]) => change((trx) => replaceMenu(trx, readTexts(names, 'A menu entry', LONGEST.menu))),
    setFlash: (texts: string[]) => change((trx) => replaceFlash(trx, readTexts(texts, 'A flash text', LONGEST.flash))),
    /** Positions 1 to 4; null takes the text away. */
    setCouponText(position: number, text: string | null): Promise<void> {
      if (![1, 2, 3, 4].includes(position)) throw invalid('Coupon texts have the positions 1 to 4.');
      return change((trx) => replaceCouponText(trx, position, text === null ? null : readText(text, 'A coupon text', LONGEST.couponText)));
    },
    setSection: (section: HomeSection, wishes: ItemWish[]) =>
      change(async (trx) => {
        const items: NewHomeItem[] = [];
        for (const [index, wish] of wishes.entries()) items.push(await itemOf(trx, section, blank, wish, index + 1));
        await replaceItems(trx, section, checkNumber(section, items));
      }),
    /** `number` counts from 1; the one after the last adds an item. */
    setItem: (section: HomeSection, number: number, wish: ItemWish) =>
      change(async (trx) => {
        const items = await itemsOf(trx, section);
        if (number > items.length + 1) throw invalid(`${section} has ${items.length} items: change one of them, or add number ${items.length + 1}.`);
        const changed = await itemOf(trx, section, items[number - 1] ?? blank, wish, number);
        await replaceItems(trx, section, checkNumber(section, items.toSpliced(number - 1, 1, changed)));
      }),
    removeItem: (section: HomeSection, number: number) =>
      change(async (trx) => {
        const items = await itemsOf(trx, section);
        if (number > items.length) throw new DomainError('NOT_FOUND', `${section} has no item ${number}.`);
        await replaceItems(trx, section, items.toSpliced(number - 1, 1));
      }),
  };
}

const blank: NewHomeItem = { url: '', redirect_url: '', title: '', description: '', poster: '' };

async function itemOf(trx: Transaction<Schema>, section: HomeSection, known: NewHomeItem, wish: ItemWish, number: number): Promise<NewHomeItem> {
  const isVideo = section === 'video';
  const item = { ...known };
  if (wish.picture !== undefined) item[isVideo ? 'poster' : 'url'] = await pictureAddress(trx, wish.picture);
  if (wish.video !== undefined) {
    if (!isVideo) throw invalid(`Only the section video shows videos, not ${section}.`);
    item.url = readVideo(wish.video);
  }
  if (wish.link !== undefined) item.redirect_url = readLink(wish.link);
  if (wish.title !== undefined) item.title = wish.title === '' ? '' : readText(wish.title, 'A title', LONGEST.title);
  if (wish.description !== undefined) item.description = wish.description === '' ? '' : readText(wish.description, 'A description', LONGEST.description);
  if (!item.url) throw invalid(`Item ${number} of ${section} needs a ${isVideo ? 'video' : 'picture'}.`);
  if (section === 'sockType' && !item.title) throw invalid(`Item ${number} of sockType needs a title.`);
  return item;
}

/**
 * The browser plays the shop's own files, and those of https hosts that PICTURE_HOSTS names (plugins/contentPolicy.ts).
 */
function readVideo(address: string): string {
  if (isSafeRedirectUrl(address) && /^(\/|https:)/i.test(address)) return address;
  throw invalid(`${address} is no video's address: it begins with https:// or /.`);
}

/** '' for none: the page then leads to the shop. */
function readLink(address: string): string {
  if (address === '' || isSafeRedirectUrl(address)) return address;
  throw invalid(`${address} is no address to link to: it begins with / or https://, without spaces.`);
}

function checkNumber(section: HomeSection, items: NewHomeItem[]): NewHomeItem[] {
  const most = isBanner(section) ? 1 : MOST_ITEMS;
  if (items.length > most) throw invalid(`${section} shows ${most === 1 ? 'one picture' : `at most ${most} items`}.`);
  return items;
}

function readTexts(texts: string[], what: string, longest: number): string[] {
  if (texts.length > MOST_ITEMS) throw invalid(`That is too much: at most ${MOST_ITEMS}.`);
  return texts.map((text) => readText(text, what, longest));
}

function readText(typed: string, what: string, longest: number): string {
  const text = typed.normalize('NFC').replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ').trim();
  if (text === '' || text.length > longest) throw invalid(`${what} has 1 to ${longest} characters.`);
  return text;
}

const invalid = (sentence: string): DomainError => new DomainError('INVALID', sentence);
