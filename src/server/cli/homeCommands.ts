import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Argument, InvalidArgumentError, type Command } from 'commander';
import { z } from 'zod';
import { isOne, isWordSection, type ItemSection } from '../areas/home/sections';
import { makeStaffHome, type ItemInput } from '../areas/home/staffHome.service';
import type { Database } from '../db/types';
import { shownOrigins, unseenHosts, unseenSentence } from '../security/pictureHosts';
import { CommandError } from './failure';
import { printable } from '../lib/wording';
import { pictureGiven } from './pictureGiven';
import { isItemSection, sectionJson, sections, sectionText, type Section } from './homeViews';
import { MOST_PICTURE_MB } from '../areas/picture/pictureBounds';
import { makePrint } from './print';
import type { Shop } from './shop';
import { userPath } from './userPath';
import { whoOf } from './who';

const setHelp = `
Texts (each call gives the whole list; --remove empties it):
  shop home set flash "Deals of the day" "Gift wrap in cloth"
  shop home set menu Men Women Kids "Corporate Gifts"
  shop home set coupon-text 2 "Rs 100 off with WELCOME100"     positions 1 to 4; --remove takes one away

What the shop says of itself, in pages, mails and to search engines; what is not said is not shown:
  shop home set headline "Wool for small people" "Knitted in Leh, one at a time."     a line, and a few words below it
  shop home set strapLine "Knitted in Leh"
  shop home set founded 2019 Leh                                year and place
  shop home set renamed "April 2024"                            when it took its present name
  shop home set address "4 Main Bazaar" "Leh 194101" Ladakh     row by row
  shop home set phone "+91 98765 43210"
  shop home set email hello@wool.example                        mails come from there too
  shop home set grievance complaints@wool.example "+91 98765 43210"
  shop home set map https://maps.example/wool                   photos, chat and films likewise: pages elsewhere
  shop home set position "34.1642, 77.5848"                     where the map on the contact page has its pin
  shop home set ourStory "A first paragraph." "A second one."
  shop home set vision "No cold feet."

Words with a heading (community, whyUs, value, work), some with a picture (team, story, storyPicture):
  shop home set community --item 1 --title Customers --description "800+"
  shop home set team --item 1 --title "The loom" --description "Where it begins." --picture loom.jpg

One banner (banner, the one below the categories; shapewear, season, bamboo), or one item of a list
(carousel, onTrend, sockType, video); the number after the last adds one:
  shop home set banner --picture rakhi.jpg --link "/shop?search=rakhi" --title "For rakhi" --description "Two kurtas"
  shop home set season --title "Made for the season"            the words on a banner
  shop home set season --picture monsoon.jpg --link "/shop?category=Cotton"
  shop home set carousel --item 2 --picture diwali.jpg --link /sale-products
  shop home set sockType --item 7 --picture grip.png --title "Grip socks" --description "For first steps"
  shop home set video --item 1 --video https://videos.example/knit.mp4 --picture still.jpg
  shop home set onTrend --item 3 --remove

A whole list at once, from JSON as "shop --json home list carousel" prints it; all of it goes in, or nothing:
  shop home set carousel --file carousel.json

A picture is a file (JPEG, PNG, WebP, AVIF or HEIC up to ${MOST_PICTURE_MB} MB; what the camera wrote into it is left out), an address /pictures/… of this shop,
or https://… of a host that the setting PICTURE_HOSTS names.
A link is a path of this shop such as /shop?search=bib, or https://…; without one the page leads to the shop.`;

const fileItem = z.strictObject({
  picture: z.string().optional(),
  video: z.string().optional(),
  link: z.string().optional(),
  title: z.string().optional(),
  description: z.string().optional(),
});

interface SetFlags extends z.infer<typeof fileItem> {
  item?: number;
  file?: string;
  remove?: boolean;
}

export function addHomeCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const home = program
    .command('home')
    .description('see and change the home page, the header, and what the shop ' + 'says of itself');

  home
    .command('list')
    .addArgument(new Argument('[section]', 'one of them').choices(sections))
    .description('every section with its items, numbered as home set takes them')
    .addHelpText(
      'after',
      '\nExamples:\n  shop home list\n  shop home list carousel\n  shop --json home list carousel > carousel.json   to change it and give it to home set --file',
    )
    .action(async (only: Section | undefined) => {
      const rows = await withDatabase((database) => makeStaffHome(database, io.clock).read());
      const json = only
        ? sectionJson(rows, only)
        : Object.fromEntries(sections.map((section) => [section, sectionJson(rows, section)]));
      print(json, (only ? [only] : sections).map((section) => sectionText(rows, section)).join('\n\n'));
    });

  home
    .command('set')
    .addArgument(new Argument('<section>', 'what is to change').choices(sections))
    .argument('[texts...]', 'for sections of bare texts, such as flash, headline and address')
    .description('change a section; a running shop shows it at once')
    .option('--item <n>', 'which item of a list, from 1', parseItem)
    .option('--picture <picture>', 'a file, /pictures/… or https://…')
    .option('--video <address>', 'https://… (section video)')
    .option('--link <address>', 'where it leads; "" for the shop')
    .option('--title <text>', 'words on or beside the picture (sections banner, sockType)')
    .option('--description <text>', 'more words; of the banner, what its picture shows')
    .option('--file <json>', 'the whole section, as home list --json prints it')
    .option('--remove', 'take the item, the text or the whole list of texts away')
    .addHelpText('after', `\n${setHelp.trim()}`)
    .action(async (section: Section, texts: string[], flags: SetFlags) => {
      const { rows, shown } = await withDatabase(async (database, config) => {
        if (isItemSection(section)) await setItems(database, section, texts, flags);
        else await setTexts(database, section, texts, flags);
        return { rows: await makeStaffHome(database, io.clock).read(), shown: shownOrigins(config) };
      });
      const items = rows.items.filter((item) => item.section === section);
      const unseen = unseenHosts(
        items.flatMap(({ url, poster }) => [url, poster]),
        shown,
      );
      if (unseen.length > 0) io.err(`${printable(unseenSentence(unseen))}\n`);
      print(sectionJson(rows, section), `Changed. Now it is:\n${sectionText(rows, section)}`);
    });

  async function setItems(
    database: Database,
    section: ItemSection,
    texts: string[],
    { item, file, remove, ...flags }: SetFlags,
  ): Promise<void> {
    if (texts.length > 0) throw new CommandError(`${section} takes no texts; see shop home set --help.`);
    const staff = makeStaffHome(database, io.clock);
    if (file !== undefined) {
      if (item !== undefined || remove || Object.keys(flags).length > 0)
        throw new CommandError('--file replaces the whole section, so it stands alone.');
      const name = userPath(file, io);
      const items: ItemInput[] = [];
      for (const one of await readItems(name)) items.push(await withPicture(one, path.dirname(name)));
      return staff.setSection(section, items, whoOf(io));
    }
    const number = item ?? (isOne(section) ? 1 : undefined);
    if (number === undefined)
      throw new CommandError(`Say which item of ${section} with --item, or give the whole list with --file.`);
    if (remove) return staff.removeItem(section, number, whoOf(io));
    if (Object.keys(flags).length === 0)
      throw new CommandError('Say what is to change, for example --picture or --link.');
    return staff.setItem(section, number, await withPicture(flags, userPath('.', io)), whoOf(io));
  }

  async function setTexts(
    database: Database,
    section: Exclude<Section, ItemSection>,
    texts: string[],
    { remove = false, ...flags }: SetFlags,
  ): Promise<void> {
    if (Object.keys(flags).length > 0) throw new CommandError(`${section} takes texts only; see shop home set --help.`);
    const by = whoOf(io);
    const staff = makeStaffHome(database, io.clock);
    if (section === 'coupon-text') {
      const [position = '', text, ...rest] = texts;
      if (rest.length > 0 || remove === (text !== undefined))
        throw new CommandError('Say the position and its text in quotation marks, or the position and --remove.');
      return staff.setCouponText(Number(position), text ?? null, by);
    }
    if (remove === texts.length > 0)
      throw new CommandError('Give the texts, each in quotation marks, or --remove to have none.');
    if (isWordSection(section)) return staff.setWords(section, texts, by);
    return section === 'menu' ? staff.setMenu(texts, by) : staff.setFlash(texts, by);
  }
}

/** Reads and prepares pictures before the transaction, since that takes time and may fail. */
async function withPicture({ picture, ...rest }: z.infer<typeof fileItem>, folder: string): Promise<ItemInput> {
  return picture === undefined ? rest : { ...rest, picture: await pictureGiven(picture, folder, rest.title ?? '') };
}

async function readItems(file: string): Promise<z.infer<typeof fileItem>[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read.`);
  });
  try {
    return z.array(fileItem).parse(JSON.parse(text.replace(/^\ufeff/, '')));
  } catch {
    throw new CommandError(
      `${file} is no list of items: [{ "picture": "…", "link": "…", "title": "…", "description": "…" }, …], of "video" too in the section video.`,
    );
  }
}

function parseItem(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text))
    throw new InvalidArgumentError('It is a number from 1, as shop home list shows it.');
  return Number(text);
}
