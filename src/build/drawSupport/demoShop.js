/** The built demo shop on a free port, for as long as the pictures take. */
const { spawn } = require('node:child_process');
const path = require('node:path');

const server = path.join(__dirname, '../../../dist/server/main.js');

/** @returns {Promise<{ url: string, close: () => Promise<void> }>} */
async function openDemoShop(dataDir) {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const url = await new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [opened] = /http:\/\/127\.0\.0\.1:\d+/.exec(chunk) ?? [];
      if (opened) resolve(opened);
    });
    child.once('exit', (code) => reject(new Error(`the shop stopped with ${code}`)));
  });
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

module.exports = { openDemoShop };
