import type { Command } from 'commander';
import { FIRST_CATEGORIES } from '../../contract/rules/limits';
import { numberInWords } from '../../contract/rules/numberInWords';
import type { HomeLink, StaffCategory } from '../areas/catalog/staffCategories.repository';
import { makeStaffCategories } from '../areas/catalog/staffCategories.service';
import { CommandError } from './failure';
import { table } from './format';
import { count, printable } from '../lib/wording';
import { makePrint } from './print';
import type { Shop } from './shop';
import { whoOf } from './who';

const category = "the category's name or number";

const listHelp = `
In the order in which shoppers see them, with how many products each has, hidden ones too.

Example:
  shop categories list`;

const setHelp = `
Its products, and entries of the header's menu that bear its name, come along. Links with the old name find it no
more, but for the five of the shop's own: men, women, kids, corporategifts and shapewear lead to the same categories
whatever those are called.

Example:
  shop categories set "Casual wear" --name "Everyday wear"`;

const inFooter = numberInWords(FIRST_CATEGORIES).toLowerCase();

const orderHelp = `
The others follow in the order that they have. The first ${inFooter} stand in the footer and on the site map.

Example:
  shop categories order Kids Women Men`;

const hideHelp = `
It is gone from menus, the home page and every list at once, beside a running shop too. Its products are in no list
and no search and cannot be bought; orders keep them. Pictures of the home page that lead to it are named, as you may
want to let them lead elsewhere. Nothing is deleted: shop categories show puts it back. Doing it twice is harmless.

Example:
  shop categories hide "Winter wear"`;

const showHelp = `
It is in menus and lists again at once, with its products; those that are hidden themselves stay so. Doing it twice is
harmless.

Example:
  shop categories show "Winter wear"`;

/** @param categories the group, to which pictureCommands.ts adds commands too */
export function addCategoryCommands(categories: Command, program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);

  categories
    .command('list')
    .description('every category with its subcategories')
    .addHelpText('after', listHelp)
    .action(async () => {
      const found = await withDatabase((database) => makeStaffCategories(database, io.clock).list());
      print(found.map(categoryJson), listText(found));
    });

  categories
    .command('set')
    .argument('<category>', category)
    .option('--name <name>', 'what it is called from now on')
    .description('give a category another name')
    .addHelpText('after', setHelp)
    .action(async (typed: string, { name }: { name?: string }) => {
      if (name === undefined) throw new CommandError('Say what is to change: --name. See shop categories set --help.');
      const changed = await withDatabase((database) =>
        makeStaffCategories(database, io.clock).rename(typed, name, whoOf(io)),
      );
      const [from, to] = [printable(changed.before), printable(changed.category.name)];
      print(
        { ...categoryJson(changed.category), moved: changed.moved },
        changed.moved
          ? `Changed category ${changed.category.id}:\n  name ${from} → ${to}`
          : `It is called ${to} already; nothing was changed.`,
      );
    });

  categories
    .command('order')
    .argument('<categories...>', 'names or numbers, the first one first')
    .description('say which categories come first')
    .addHelpText('after', orderHelp)
    .action(async (typed: string[]) => {
      const found = await withDatabase((database) => makeStaffCategories(database, io.clock).order(typed, whoOf(io)));
      print(found.map(categoryJson), `Changed. Now the order is:\n${listText(found)}`);
    });

  const setHidden = async (typed: string, hidden: boolean): Promise<void> => {
    const {
      category: one,
      moved,
      ledToBy,
    } = await withDatabase((database) => makeStaffCategories(database, io.clock).setHidden(typed, hidden, whoOf(io)));
    const state = `${hidden ? 'hidden' : 'shown'}${moved ? '' : ' already'}`;
    print(
      { ...categoryJson(one), moved, ...(hidden && { ledToBy: ledToBy.map(linkJson) }) },
      `Category ${printable(one.name)} is ${state}, with ${pieces(one.products)}.${hidden ? ledText(ledToBy) : ''}`,
    );
  };

  categories
    .command('hide')
    .argument('<category>', category)
    .description('take a category and its products off the shelves')
    .addHelpText('after', hideHelp)
    .action((typed: string) => setHidden(typed, true));

  categories
    .command('show')
    .argument('<category>', category)
    .description('put a category back that was hidden')
    .addHelpText('after', showHelp)
    .action((typed: string) => setHidden(typed, false));
}

const linkJson = ({ section, position, redirect_url }: HomeLink) => ({ section, item: position, link: redirect_url });

/** Names links of the home page that lead to a hidden category. */
function ledText(links: readonly HomeLink[]): string {
  if (links.length === 0) return '';
  const lines = links.map((link) => `\n  ${link.section}, item ${link.position}: ${printable(link.redirect_url)}`);
  return `\nThe home page still leads there; see shop home set --help:${lines.join('')}`;
}

const pieces = (products: number): string => (products === 1 ? '1 product' : `${count(products)} products`);

const categoryJson = ({ id, name, hidden, products, picture_url, subcategories }: StaffCategory) => ({
  categoryId: id,
  name,
  hidden: hidden === 1,
  products,
  picture: picture_url,
  subcategories: subcategories.map((one) => ({ subCategoryId: one.id, name: one.name, products: one.products })),
});

function listText(categories: readonly StaffCategory[]): string {
  if (categories.length === 0) return 'No categories.';
  const rows = categories.flatMap(({ id, name, hidden, products, subcategories }) => [
    [String(id), printable(name), count(products), hidden === 1 ? 'hidden' : ''],
    ...subcategories.map((one) => ['', `  › ${printable(one.name)}`, count(one.products), '']),
  ]);
  return table(['No', 'Category', 'Products', 'Shelf'], rows, new Set(['No', 'Products']));
}
