import { Command } from 'commander';
import { openDatabase, type Database } from '../db/open';
import { readConfig, type Config } from '../plugins/config';
import { addBackupCommands } from './backupCommands';
import { addCatalogueCommands } from './catalogueCommands';
import { addCouponCommands } from './couponCommands';
import { addDoctorCommand } from './doctorCommand';
import { addHomeCommands } from './homeCommands';
import type { Io } from './io';
import { addOrderCommands } from './orderCommands';
import { addPeopleCommands } from './peopleCommands';
import { addReturnCommands } from './returnCommands';

/** What every command gets: the world, and the shop's database for as long as it works. */
export interface Shop {
  io: Io;
  withDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T>;
}

const examples = `
Examples (shop stands for: npm run --silent shop --):
  shop orders list --status ORDERED          what is to be packed
  shop orders show 7K3M-9QX2                 one order with address and lines
  shop orders ship 7K3M-9QX2                 hand it to the courier
  shop orders deliver 7K3M-9QX2              it arrived
  shop returns list --status INITIATED       what is to be decided
  shop catalogue import sheet.csv --dry-run  see what a sheet would change
  shop catalogue import sheet.csv            fill the shop from it
  shop --json orders list                    for other programs

It works on the database of DATA_DIR or DATABASE_URL, as the server does, and may run beside it.`;

/** The whole command line. Commander throws a CommanderError instead of ending the process. */
export function makeProgram(io: Io): Command {
  const shop: Shop = {
    io,
    async withDatabase(work) {
      const config = readConfig(io.env);
      const database = await openDatabase(config);
      try {
        return await work(database, config);
      } finally {
        await database.close();
      }
    },
  };
  const program = new Command('shop')
    .description("The shop-keeper's command line.")
    .option('--json', 'print JSON instead of text')
    .addHelpText('after', examples)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: io.err, outputError: (text, write) => write(asSentence(text)) });
  addOrderCommands(program, shop);
  addReturnCommands(program, shop);
  addCatalogueCommands(program, shop);
  addCouponCommands(program, shop);
  addHomeCommands(program, shop);
  addPeopleCommands(program, shop);
  addBackupCommands(program, shop);
  addDoctorCommand(program, shop);
  return program;
}

/** `error: unknown option '--x'` → `Unknown option '--x'. See shop --help.` */
function asSentence(text: string): string {
  const bare = text.replace(/^error: /, '').trim();
  const sentence = bare.charAt(0).toUpperCase() + bare.slice(1).replace(/\s*\n\s*/g, ' ');
  return `${/[.!?)]$/.test(sentence) ? sentence : `${sentence}.`} See shop --help.\n`;
}
