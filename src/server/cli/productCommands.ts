import { Option, type Command } from 'commander';
import {
  makeStaffProducts,
  type ProductInput,
  type StockInput,
  type Wanted,
} from '../areas/catalog/staffProducts.service';
import { parsePieces, parseRupees, parseStockInput } from './amounts';
import { CommandError } from './failure';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { offsetOf, pageNote, parsePage, type Paging } from './pageOption';
import { makePrint } from './print';
import { changedJson, changedText, productJson, productListText, productText, wholeProductJson } from './productViews';
import type { Shop } from './shop';
import { whoOf } from './who';

const listHelp = `
The newest first, hidden ones too; Shelf says which those are. Filters count together.

Examples:
  shop products list --search "winter cap"        each word in name, brand, design number, type or key
  shop products list --category Socks --low 5
  shop products list --out-of-stock --page 2
  shop --json products list --limit 10000`;

const showHelp = `
KEY is the product's number, or the key of the list that it was imported from.

Examples:
  shop products show 41
  shop products show sheet:WC-17`;

const setHelp = `
Only what you name changes, at once, beside a running shop too; it prints old → new. The price is never above the MRP:
where both rise, say both. A deal of the day that is no lower than the new price ends. --stock 12 sets, --stock +3 and
--stock -2 count from what is there at that moment, so that no sale is lost. A hidden product is in no list and no
search and cannot be bought; orders and returns keep it.

Examples:
  shop products set 41 --price 499 --mrp 799
  shop products set 41 --stock +3                 three more came
  shop products set 41 --hide                     off the shelves; --show puts it back`;

interface ListFlags extends Paging {
  search?: string;
  category?: string;
  outOfStock?: true;
  low?: number;
  hidden?: true;
}

interface SetFlags {
  price?: number;
  mrp?: number;
  stock?: StockInput;
  hide?: true;
  show?: true;
}

/** @param products the group, to which pictureCommands.ts adds commands too */
export function addProductCommands(products: Command, program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);

  products
    .command('list')
    .description('products, newest first')
    .option('--search <words>', 'only those with all these words')
    .option('--category <name>', 'only of this category or subcategory')
    .option('--out-of-stock', 'only those of which nothing is left')
    .addOption(
      new Option('--low <n>', 'only those of which at most so many are left')
        .argParser(parsePieces)
        .conflicts('outOfStock'),
    )
    .option('--hidden', 'only those that were taken off the shelves')
    .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
    .option('--page <n>', 'the next so many', parsePage, 1)
    .addHelpText('after', listHelp)
    .action(async ({ search = '', category, outOfStock, low, hidden, ...paging }: ListFlags) => {
      const atMost = outOfStock ? 0 : low;
      const filter: Wanted = {
        words: search.split(/\s+/).filter(Boolean),
        ...(category !== undefined && { category }),
        ...(atMost !== undefined && { atMost }),
        ...(hidden && { hidden }),
      };
      const found = await withDatabase((database) =>
        makeStaffProducts(database, io.clock).list(filter, {
          first: 'newest',
          limit: paging.limit,
          offset: offsetOf(paging),
        }),
      );
      const note = pageNote(paging, found.products.length, found.total);
      print(found.products.map(productJson), productListText(found.products, note));
    });

  products
    .command('show')
    .argument('<key>', "the product's number or key")
    .description('one product: what it is, what it costs, how many there are')
    .addHelpText('after', showHelp)
    .action(async (key: string) => {
      const product = await withDatabase((database) => makeStaffProducts(database, io.clock).show(key));
      print(wholeProductJson(product), productText(product));
    });

  products
    .command('set')
    .argument('<key>', "the product's number or key")
    .description('change its price, its MRP, its stock, or take it off the shelves')
    .addOption(new Option('--price <rupees>', 'what shoppers pay').argParser(parseRupees))
    .addOption(new Option('--mrp <rupees>', 'the printed maximum retail price').argParser(parseRupees))
    .addOption(new Option('--stock <n>', 'so many pieces, or +3 or -2 for more and fewer').argParser(parseStockInput))
    .addOption(new Option('--hide', 'take it off the shelves').conflicts('show'))
    .option('--show', 'put it back on the shelves')
    .addHelpText('after', setHelp)
    .action(async (key: string, { price, mrp, stock, hide, show }: SetFlags) => {
      const input: ProductInput = {
        ...(price !== undefined && { ratePaise: price }),
        ...(mrp !== undefined && { mrpPaise: mrp }),
        ...(stock && { stock }),
        ...((hide ?? show) && { hidden: hide === true }),
      };
      if (Object.keys(input).length === 0) {
        throw new CommandError('Say what is to change, for example --price 499. See shop products set --help.');
      }
      const changed = await withDatabase((database) =>
        makeStaffProducts(database, io.clock).change(key, input, whoOf(io)),
      );
      print(changedJson(changed), changedText(changed));
    });
}
