const { spawn } = require('node:child_process');

/**
 * Runs a command, for `ms` at most.
 * @returns its output
 * @throws when there is no such command
 */
const runBounded = (command, args, ms) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const timer = setTimeout(() => child.kill('SIGKILL'), ms);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('error', (error) => reject(error.code === 'ENOENT' ? new Error(`There is no ${command} here. Debian has it: apt-get install ${command}.`) : error));
    child.once('close', () => {
      clearTimeout(timer);
      resolve(said);
    });
  });

module.exports = { runBounded };
