/**
 * The commands for pictures of products and categories, in the groups that productCommands and categoryCommands share.
 */
import { InvalidArgumentError, type Command } from 'commander';
import { makeStaffPictures, MOST_PICTURES, type PicturedProduct } from '../areas/catalog/staffPictures.service';
import type { PictureInput } from '../areas/picture/pictureInput';
import { shownOrigins, unseenHosts, unseenSentence } from '../security/pictureHosts';
import type { Config } from '../plugins/config';
import { MOST_MEGAPIXELS, MOST_PICTURE_MB } from '../areas/picture/pictureBounds';
import { CommandError } from './failure';
import { printable } from '../lib/wording';
import { pictureGiven } from './pictureGiven';
import { makePrint } from './print';
import type { Shop } from './shop';
import { userPath } from './userPath';
import { whoOf } from './who';

const whatIsTaken = `
A picture is a file (JPEG, PNG, WebP, AVIF or HEIC up to ${MOST_PICTURE_MB} MB and ${MOST_MEGAPIXELS} million pixels; it is stood upright, on white, without what the
camera wrote into it), an address /pictures/… of this shop, or https://… of a host that the setting PICTURE_HOSTS names.`;

const addHelp = `
They come after the pictures that are there, or from place --at on; the first is what lists show. At most ${MOST_PICTURES}.
${whatIsTaken.trim()}

Examples:
  shop products picture add 174 front.jpg back.heic
  shop products picture add 174 cover.jpg --at 1`;

const orderHelp = `
The numbers are those that products picture add shows; these come first, in this order, and the others follow.

Examples:
  shop products picture order 174 3            the third becomes the first
  shop products picture order 174 2 3 1`;

const removeHelp = `
The numbers are those that products picture add shows, as they are before anything is removed. Orders that were placed keep showing
what was bought.

Example:
  shop products picture remove 174 2 3`;

const categoryHelp = `
${whatIsTaken.trim()}

Examples:
  shop categories picture Kids kids.jpg
  shop categories picture Kids bibs.jpg --subcategory Bibs
  shop categories picture Kids --remove`;

export function addPictureCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const warnOfHosts = (addresses: string[], config: Config): void => {
    const unseen = unseenHosts(addresses, shownOrigins(config));
    if (unseen.length > 0) io.err(`${printable(unseenSentence(unseen))}\n`);
  };
  /** Reads and prepares a picture before the database is opened, since that takes time and may fail. */
  const read = (given: string): Promise<PictureInput> => pictureGiven(given, userPath('.', io), '');
  type Change = (staff: ReturnType<typeof makeStaffPictures>) => Promise<PicturedProduct>;

  const changeProduct = async (change: Change): Promise<void> => {
    const product = await withDatabase(async (database, config) => {
      const changed = await change(makeStaffPictures(database, io.clock));
      warnOfHosts(changed.pictures, config);
      return changed;
    });
    const lines = product.pictures.map((address, index) => `  ${index + 1}  ${printable(address)}`);
    print(
      product,
      [
        `Changed. The pictures of product ${product.id}, ${printable(product.name)}:`,
        ...(lines.length > 0 ? lines : ['  none']),
      ].join('\n'),
    );
  };

  const pictures = groupOf(program, 'products', 'see and change products')
    .command('picture')
    .description('add pictures to a product, put them in order, remove them');
  const command = (name: string): Command =>
    pictures.command(name).argument('<id>', "the product's number", parseNumber);

  command('add')
    .argument('<pictures...>', 'files, /pictures/… or https://…')
    .description('add pictures')
    .option('--at <n>', 'from which place on, 1 for the first', parseNumber)
    .addHelpText('after', addHelp)
    .action(async (id: number, given: string[], { at }: { at?: number }) => {
      const inputs: PictureInput[] = [];
      for (const one of given) inputs.push(await read(one));
      await changeProduct((staff) => staff.add(id, { inputs, at }, whoOf(io)));
    });

  command('order')
    .argument('<numbers...>', 'which come first', parseNumbers)
    .description('put them in another order')
    .addHelpText('after', orderHelp)
    .action((id: number, numbers: number[]) => changeProduct((staff) => staff.order(id, numbers, whoOf(io))));

  command('remove')
    .argument('<numbers...>', 'which go', parseNumbers)
    .description('take pictures away')
    .addHelpText('after', removeHelp)
    .action((id: number, numbers: number[]) => changeProduct((staff) => staff.remove(id, numbers, whoOf(io))));

  groupOf(program, 'categories', 'change categories')
    .command('picture')
    .argument('<category>', 'its name')
    .argument('[picture]', 'a file, /pictures/… or https://…')
    .description('give a category or a subcategory a picture')
    .option('--subcategory <name>', 'of this subcategory of it')
    .option('--remove', 'take the picture away')
    .addHelpText('after', categoryHelp)
    .action(
      async (
        name: string,
        given: string | undefined,
        { subcategory = null, remove = false }: { subcategory?: string | null; remove?: boolean },
      ) => {
        if (remove === (given !== undefined)) throw new CommandError('Give a picture, or --remove to have none.');
        const input = given === undefined ? null : await read(given);
        const changed = await withDatabase(async (database, config) => {
          const staff = makeStaffPictures(database, io.clock);
          const category = await staff.setCategory({ name, subcategory }, input, whoOf(io));
          warnOfHosts([category.picture], config);
          return category;
        });
        const whole = [changed.name, changed.subcategory]
          .filter((part) => part !== null)
          .map(printable)
          .join(' › ');
        print(changed, `Changed. The picture of ${whole}: ${printable(changed.picture) || 'none'}`);
      },
    );
}

/** The group of that name, made where it is missing: several files add commands to it. */
const groupOf = (program: Command, name: string, description: string): Command =>
  program.commands.find((command) => command.name() === name) ?? program.command(name).description(description);

function parseNumber(text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) throw new InvalidArgumentError('It is a number from 1.');
  return Number(text);
}

const parseNumbers = (text: string, before: number[] = []): number[] => [...before, parseNumber(text)];
