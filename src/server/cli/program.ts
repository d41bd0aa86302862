import { stat } from 'node:fs/promises';
import { Command } from 'commander';
import { openDatabase } from '../db/open';
import { readConfig, type Config } from '../plugins/config';
import { steady } from '../lib/wording';
import { addBackupCommands } from './backupCommands';
import { addCatalogueCommands } from './catalogueCommands';
import { addCategoryCommands } from './categoryCommands';
import { addCouponCommands } from './couponCommands';
import { addDoctorCommand } from './doctorCommand';
import { CommandError } from './failure';
import { addHomeCommands } from './homeCommands';
import type { Io } from './io';
import { addKeysCommands } from './keysCommands';
import { addOrderCommands } from './orderCommands';
import { addPeopleCommands } from './peopleCommands';
import { addPictureCommands } from './pictureCommands';
import { addProductCommands } from './productCommands';
import { addReturnCommands } from './returnCommands';
import { addReviewCommands } from './reviewCommands';
import { addSettingsCommands } from './settingsCommands';
import type { Shop } from './shop';
import { addStaffCommands } from './staffCommands';
import { addStockCommand } from './stockCommand';

const examples = `
A day in the shop (shop stands for: npm run --silent shop --; --help after any command teaches it):
  shop orders list --status ORDERED             what is to be packed
  shop orders show 7K3M-9QX2                    one order with address and lines
  shop orders list --mobile 9876543210          who is on the telephone
  shop orders shipping 7K3M-9QX2 80             what sending it costs, once agreed
  shop orders ship 7K3M-9QX2                    hand it to the courier
  shop orders deliver 7K3M-9QX2                 it arrived
  shop returns list --status INITIATED          what is to be decided
  shop messages list --limit 10                 who is to be called back
  shop reviews list --limit 10                  what is said about the goods
  shop reviews answer 12 "Thank you!"           say something to it; reviews hide 12 takes it down
  shop stock                                    what is low or out
  shop stock 174 +3                             three more came
New goods, new prices:
  shop products list --search "winter cap"      find a product's number
  shop products set 174 --price 499 --mrp 799   old → new, at once
  shop products set 174 --hide                  off the shelves; --show puts it back
  shop categories order Kids Women Men          which come first
  shop categories hide "Winter wear"            with all its products
  shop catalogue import sheet.csv --dry-run     see what a sheet would change
  shop catalogue import sheet.csv               fill the shop from it
  shop catalogue import sheet.csv --pictures photos   with the photographs of a folder
  shop products picture add 174 front.jpg       a product's pictures; order and remove change them
  shop categories picture Kids kids.jpg
  shop catalogue export catalogue.csv           the whole catalogue, to change it in a spreadsheet
  shop coupons add DIWALI --type % --value 12.5 --public --main
  shop coupons set DIWALI --until 2026-11-30    --max-uses and --min-order bound it too
  shop coupons set DIWALI --status inactive
  shop home list                                what the home page shows
  shop home set flash "Gift wrap in cloth" "New: winter caps"
  shop home set season --picture winter.jpg --link "/shop?search=cap"
People:
  shop users list                               members and how many orders they placed
  shop newsletter list --unconfirmed            numbers that others than their owner gave: whom to ask first
  shop newsletter remove 9876543210             somebody wants no more news
  shop users export meera@example.com out.json  what the shop holds about a member
  shop users logout meera@example.com           somebody else is in the account
  shop users delete meera@example.com --yes     somebody wants to be forgotten
Who works here (/admin):
  shop staff invite asha@example.com --role owner   prints the link that sets the account up
  shop staff list                               who may log in
  shop staff disable asha@example.com           somebody leaves
How the shop is paid, and told (also at /admin):
  shop settings show                            each, and where it comes from
  shop settings set upi-id yourshop@okbank      whom orders are paid to; over the environment's UPI_ID
Every evening:
  shop backup shop-$(date +%F).backup           the whole shop in one encrypted file
  shop doctor                                   is everything well?
When somebody who knew the secret key leaves:
  shop keys rotate                              another one, and what was sealed is sealed anew
For other programs:
  shop --json orders list

It works on the database of DATA_DIR or DATABASE_URL, as the server does, and may run beside it. What a command changes
is written down with the name of your user (cli:NAME); owners read it in the History at /admin.`;

/** The whole command line. Commander throws a CommanderError instead of ending the process. */
export function makeProgram(io: Io): Command {
  const shop: Shop = {
    io,
    async withDatabase(work) {
      const config = readConfig(io.env);
      await refuseMissingFolder(config);
      const database = await openDatabase(config);
      try {
        return await work(database, config);
      } finally {
        await database.close();
      }
    },
  };
  const program = new Command('shop')
    .description('The command line for staff.')
    .option('--json', 'print JSON instead of text')
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: (text, write) => write(asSentence(text)) });
  addOrderCommands(program, shop);
  addReturnCommands(program, shop);
  addReviewCommands(program, shop);
  const products = program.command('products').description('see single products, change price and stock, hide them');
  addProductCommands(products, program, shop);
  addStockCommand(program, shop);
  const categories = program.command('categories').description('name categories, put them in order, hide them');
  addCategoryCommands(categories, program, shop);
  addCatalogueCommands(program, shop);
  addPictureCommands(program, shop);
  addCouponCommands(program, shop);
  addHomeCommands(program, shop);
  addPeopleCommands(program, shop);
  addStaffCommands(program, shop);
  addSettingsCommands(program, shop);
  addBackupCommands(program, shop);
  addKeysCommands(program, shop);
  addDoctorCommand(program, shop);
  return program;
}

/** Throws where DATA_DIR is missing: it is mistyped then, and a shop in a new folder would be empty. */
async function refuseMissingFolder({ dataDir, databaseUrl }: Config): Promise<void> {
  if (databaseUrl) return;
  const found = await stat(dataDir).catch(() => null);
  if (found?.isDirectory()) return;
  if (found) throw new CommandError(`${dataDir} is no folder. Set DATA_DIR to the folder of the shop.`);
  throw new CommandError(
    `There is no folder ${dataDir}. Is DATA_DIR right? The shop makes its folder when it starts (npm start, or npm run serve). Nothing was done.`,
  );
}

/** `error: unknown option '--x'` → `Unknown option '--x'. See shop --help.` */
function asSentence(text: string): string {
  const bare = steady(text)
    .replace(/^error: /, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
  const sentence = bare.charAt(0).toUpperCase() + bare.slice(1);
  return `${/[.!?)]$/.test(sentence) ? sentence : `${sentence}.`} See shop --help.\n`;
}
