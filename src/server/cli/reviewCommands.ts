import { Option, type Command } from 'commander';
import { LONGEST_ANSWER, makeStaffReviews } from '../areas/review/staffReviews.service';
import { CommandError } from './failure';
import { DEFAULT_LIMIT, parseLimit } from './limitOption';
import { makePrint } from './print';
import { parseRowNumber } from './rowNumber';
import type { Shop } from './shop';
import { whoOf } from './who';
import { reviewJson, reviewsText, reviewText } from './reviewViews';

const listHelp = `
Each with its number, who wrote it, about what, and what the shop answered. Hidden ones are marked.

Examples:
  shop reviews list --limit 10
  shop reviews list --product 174       of one product
  shop reviews list --hidden            what was taken down`;

const hideHelp = `
It is gone from the page at once, and from the stars and their count, beside a running shop too. Its author cannot write
another one of the product as long as it is hidden. Nothing is deleted: shop reviews show puts it back. Doing it twice
is harmless.

Example:
  shop reviews hide 12`;

const showHelp = `
It is on the page again at once, and its stars count. Doing it twice is harmless.

Example:
  shop reviews show 12`;

const answerHelp = `
Everybody reads it below the review, as the shop's own, in place of an earlier answer. At most ${LONGEST_ANSWER}
characters. When the author writes the review anew, the answer goes with the old words.

Examples:
  shop reviews answer 12 "Thank you! The next size is two fingers longer."
  shop reviews answer 12 --remove       take the answer away`;

export function addReviewCommands(program: Command, { io, withDatabase }: Shop): void {
  const print = makePrint(program, io);
  const reviews = program.command('reviews').description('see what members say about products, hide it, answer it');
  const command = (name: string): Command =>
    reviews.command(name).argument('<id>', "the review's number, as shop reviews list shows it", parseRowNumber);

  reviews
    .command('list')
    .description('reviews, newest first')
    .addOption(new Option('--product <id>', 'only of this product').argParser(parseRowNumber))
    .option('--hidden', 'only those that were taken down')
    .option('--limit <n>', 'at most so many', parseLimit, DEFAULT_LIMIT)
    .addHelpText('after', listHelp)
    .action(async ({ product, hidden, limit }: { product?: number; hidden?: true; limit: number }) => {
      const filter = { limit, ...(product !== undefined && { productId: product }), ...(hidden && { hidden }) };
      const found = await withDatabase((database) => makeStaffReviews(database, io.clock).list(filter));
      print(found.map(reviewJson), reviewsText(found));
    });

  const setHidden = async (id: number, hidden: boolean): Promise<void> => {
    const { review, moved } = await withDatabase((database) =>
      makeStaffReviews(database, io.clock).setHidden(id, hidden, whoOf(io)),
    );
    const state = `${hidden ? 'hidden' : 'shown'}${moved ? '' : ' already'}`;
    print({ ...reviewJson(review), moved }, `Review ${id} is ${state}.\n${reviewText(review)}`);
  };

  command('hide')
    .description('take a review off the page, and out of the stars')
    .addHelpText('after', hideHelp)
    .action((id: number) => setHidden(id, true));

  command('show')
    .description('put a review back that was hidden')
    .addHelpText('after', showHelp)
    .action((id: number) => setHidden(id, false));

  command('answer')
    .argument('[text]', 'what the shop says to it')
    .description('answer a review, for everybody to read')
    .option('--remove', 'take the answer away')
    .addHelpText('after', answerHelp)
    .action(async (id: number, text: string | undefined, { remove = false }: { remove?: boolean }) => {
      if (remove === (text !== undefined)) {
        throw new CommandError('Say either the answer or --remove. See shop reviews answer --help.');
      }
      const review = await withDatabase((database) =>
        makeStaffReviews(database, io.clock).answer(id, text ?? null, whoOf(io)),
      );
      const state = remove ? 'has no answer any more' : 'is answered';
      print(reviewJson(review), `Review ${id} ${state}.\n${reviewText(review)}`);
    });
}
