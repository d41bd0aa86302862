/** `npm run --silent shop -- …`: the shop-keeper's command line (CONTRACT.md section 7). */
import { run } from './cli/run';

// `shop orders list | head` closes the pipe early, and that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// Not process.exit: what is written to a pipe may still be under way.
void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
