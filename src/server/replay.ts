/**
 * `npm run replay -- bundle.json`: opens a visit that a shopper saved, on this machine and without a shop
 * (docs/support.md).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { errorCode } from './lib/errorCode';
import { buildReplayServer } from './pages/replayServer';
import { readSavedVisit } from './pages/savedVisit';

const USAGE = 'Name the file that the shopper saved: npm run replay -- bundle.json [--port 4000] [--no-open]';
const HOST = '127.0.0.1';

/** The bundle lies in dist/server; what it serves lies beside it. */
const distFolder = path.join(__dirname, '..');
/** npm changes into the project's folder; the file is named from where the command was given. */
const here = process.env['INIT_CWD'] ?? process.cwd();

interface Arguments {
  file: string;
  /** 0: any that is free. */
  port: number;
  opens: boolean;
}

function readArguments(): Arguments {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '0' }, 'no-open': { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Error(USAGE);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('--port must be a whole number from 0 to 65535.');
  return { file: path.resolve(here, file), port, opens: !values['no-open'] };
}

/** In the default browser of this machine. Where there is none, the address that was printed is enough. */
function openInBrowser(url: string): void {
  const [command, args] = ({ darwin: ['open', [url]], win32: ['cmd', ['/c', 'start', '', url]] } as const)[
    process.platform as string
  ] ?? ['xdg-open', [url]];
  spawn(command, [...args], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

async function main(): Promise<void> {
  const { file, port, opens } = readArguments();
  const visit = await readSavedVisit(file);
  const app = await buildReplayServer({
    distFolder,
    dataDir: path.resolve(process.env['DATA_DIR'] || './data'),
    file: visit,
  });
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void app.close());
  const url = `${await app.listen({ port, host: HOST })}/support`;
  process.stdout.write(`The visit is open at ${url}\nPress Ctrl+C to end.\n`);
  if (opens && process.stdout.isTTY) openInBrowser(url);
}

main().catch((error: unknown) => {
  const code = errorCode(error);
  const taken = code === 'EADDRINUSE' ? 'This port is taken. Leave --port out, and a free one is found.' : null;
  const asked = code.startsWith('ERR_PARSE_ARGS') ? USAGE : null;
  process.stderr.write(`${taken ?? asked ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exitCode = 1;
});
