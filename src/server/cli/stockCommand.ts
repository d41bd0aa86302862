import { Argument, Option, type Command } from 'commander';
import { FEW_LEFT } from '../../contract/rules/limits';
import { makeStaffProducts, type StockInput } from '../areas/catalog/staffProducts.service';
import { parsePieces, parseStockInput } from './amounts';
import { CommandError } from './failure';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { offsetOf, pageNote, parsePage, type Paging } from './pageOption';
import { makePrint } from './print';
import { changedJson, changedText, productJson, productListText } from './productViews';
import type { Shop } from './shop';
import { whoOf } from './who';

const help = `
Without a product: what is out of stock or nearly so, the fewest first, of what is on the shelves. With one: counts
pieces in or out. +3 and -2 count from what is there at that moment, so that no sale is lost; 12 sets.

Examples:
  shop stock                      what to order again: ${FEW_LEFT} pieces or fewer
  shop stock --low 0              what is out
  shop stock 41 +3                three more came
  shop stock 41 -2                two were spoilt
  shop stock 41 12                counted anew`;

export function addStockCommand(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  program
    .command('stock')
    .argument('[key]', "a product's number or key")
    .addArgument(new Argument('[change]', '+3, -2, or 12 to set').argParser(parseStockInput))
    .description('what is low or out of stock; count pieces in or out')
    .addOption(
      new Option('--low <n>', 'list those of which at most so many are left').argParser(parsePieces).default(FEW_LEFT),
    )
    .option('--limit <n>', 'list at most so many', parseLimit, DEFAULT_LIMIT)
    .option('--page <n>', 'the next so many', parsePage, 1)
    .addHelpText('after', help)
    .action(
      async (key: string | undefined, stock: StockInput | undefined, { low, ...paging }: Paging & { low: number }) => {
        if (key !== undefined) {
          if (!stock)
            throw new CommandError(
              `Say how many, for example shop stock ${key} +3. shop products show ${key} tells what is there.`,
            );
          const changed = await withDatabase((database) =>
            makeStaffProducts(database, io.clock).change(key, { stock }, whoOf(io)),
          );
          print(changedJson(changed), changedText(changed));
          return;
        }
        const found = await withDatabase((database) =>
          makeStaffProducts(database, io.clock).list(
            { atMost: low, hidden: false },
            { first: 'fewest', limit: paging.limit, offset: offsetOf(paging) },
          ),
        );
        const note = pageNote(paging, found.products.length, found.total);
        const nothing = found.total === 0 ? `Nothing on the shelves is down to ${low}.` : note;
        print(found.products.map(productJson), productListText(found.products, nothing));
      },
    );
}
