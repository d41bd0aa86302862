/** `npm run --silent shop -- …`: the command line for staff (docs/contract.md section 7). */
import { processIo } from './cli/io';
import { run } from './cli/run';
import { loadEnvFile } from './lifecycle/envFile';

// `shop orders list | head` closes the pipe early, and that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

// Not process.exit: what is written to a pipe may still be under way.
function settle(): boolean {
  try {
    loadEnvFile();
    return true;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
    return false;
  }
}

if (settle()) {
  void run(process.argv.slice(2), processIo()).then((code) => {
    process.exitCode = code;
  });
}
