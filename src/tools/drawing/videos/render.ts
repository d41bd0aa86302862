/**
 * Renders the demo shop's short films: `npm run draw:videos`, by hand, after a change of src/demo/drawing/films. It
 * draws every frame with the shop's own drawing code, has ffmpeg (which must be installed) make an MP4 and a WebM of
 * each, puts them under public/videos with their hash in the name, and writes those names where the demo shop finds
 * them. All of that is committed: neither the build nor the shop needs ffmpeg. `--stills FOLDER` writes a few frames as
 * PNG instead, to look at.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';

import { FILM, type Film } from '../../../demo/drawing/films/film.types';
import { FILMS } from '../../../demo/drawing/films/films';
import { endWith } from '../../failure';
import { contentHash } from '../contentHash';
import { layRippled } from './ripple';

const root = path.join(__dirname, '../../../..');
const folder = path.join(root, 'public/videos');
const list = path.join(root, 'src/demo/catalogue/videoFiles.ts');

const size = { width: 540, height: 720 };
const FRAMES_A_SECOND = 24;
const MOST_BYTES = 300_000;

const density = (72 * size.width) / FILM.width;
const drawn = (svg: string): Sharp => sharp(Buffer.from(svg), { density }).resize(size);

/** The frames of a film as RGB bytes, one by one. */
async function* framesOf(film: Film, phases: readonly number[]): AsyncGenerator<Buffer, void> {
  const { rippled } = film;
  const inPixels = (y: number): number => (y * size.height) / FILM.height;
  const cloth = rippled && (await drawn(rippled.cloth).ensureAlpha().raw().toBuffer());
  const before = rippled && (await drawn(rippled.before).png().toBuffer());
  for (const phase of phases) {
    const frame = await drawn(film.draw(phase)).removeAlpha().raw().toBuffer();
    if (!rippled || !cloth || !before) {
      yield frame;
      continue;
    }
    layRippled(frame, cloth, size, { top: inPixels(rippled.top), bottom: inPixels(rippled.bottom) }, phase);
    yield sharp(frame, { raw: { ...size, channels: 3 } })
      .composite([{ input: before }])
      .removeAlpha()
      .raw()
      .toBuffer();
  }
}

const phasesOf = ({ seconds }: Film): number[] =>
  Array.from({ length: seconds * FRAMES_A_SECOND }, (_, index) => index / (seconds * FRAMES_A_SECOND));

const run = (args: readonly string[], frames: readonly Buffer[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
      stdio: ['pipe', 'inherit', 'inherit'],
    });
    child.on('error', () =>
      reject(new Error('ffmpeg is needed to render the films: install it, then run this again.')),
    );
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}.`))));
    // ffmpeg may stop reading early; its exit code tells whether that is a failure.
    child.stdin.on('error', () => undefined);
    void (async () => {
      for (const frame of frames)
        if (!child.stdin.write(frame)) await new Promise<void>((drained) => child.stdin.once('drain', () => drained()));
      child.stdin.end();
    })();
  });

interface RenderedFilm {
  key: string;
  /** Of its files, without their ends. */
  name: string;
  files: { ending: string; bytes: Buffer }[];
}

/** Browsers show poster and film in the same colours only when the film names its colour space. */
const colours = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
];
const input = [
  '-f',
  'rawvideo',
  '-pix_fmt',
  'rgb24',
  '-s',
  `${size.width}x${size.height}`,
  '-r',
  String(FRAMES_A_SECOND),
  '-i',
  '-',
];
const same = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'];
const asMp4 = [
  '-c:v',
  'libx264',
  '-profile:v',
  'high',
  '-preset',
  'veryslow',
  '-tune',
  'animation',
  '-crf',
  '25',
  '-movflags',
  '+faststart',
];
const asWebm = [
  '-c:v',
  'libvpx-vp9',
  '-crf',
  '41',
  '-b:v',
  '0',
  '-deadline',
  'good',
  '-cpu-used',
  '1',
  '-auto-alt-ref',
  '1',
  '-lag-in-frames',
  '25',
];

async function renderFilm(film: Film, aside: string): Promise<RenderedFilm> {
  const frames: Buffer[] = [];
  for await (const frame of framesOf(film, phasesOf(film))) frames.push(frame);
  await run([...input, ...colours, ...same, ...asMp4, path.join(aside, 'film.mp4')], frames);
  await run([...input, ...colours, ...same, ...asWebm, path.join(aside, 'film.webm')], frames);
  const files = await Promise.all(
    ['mp4', 'webm'].map(async (ending) => ({ ending, bytes: await fs.readFile(path.join(aside, `film.${ending}`)) })),
  );
  const name = `${film.key.replace(/[^a-z0-9]+/g, '-')}-${contentHash(files.map(({ bytes }) => bytes))}`;
  for (const { ending, bytes } of files) {
    process.stdout.write(`${name}.${ending}: ${Math.round(bytes.length / 1000)} KB\n`);
    if (bytes.length > MOST_BYTES) throw new Error('That is more than a film may weigh.');
  }
  return { key: film.key, name, files };
}

async function renderAll(): Promise<void> {
  const aside = await fs.mkdtemp(path.join(os.tmpdir(), 'films-'));
  const rendered: RenderedFilm[] = [];
  for (const film of FILMS) rendered.push(await renderFilm(film, aside));
  await fs.rm(aside, { recursive: true });
  // Only now: after a failure the old films are still there.
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  for (const { name, files } of rendered) {
    for (const { ending, bytes } of files) await fs.writeFile(path.join(folder, `${name}.${ending}`), bytes);
  }
  const head =
    '/** Where each film lies below public/; its WebM lies beside it. Written by src/tools/drawing/videos/render.ts. */';
  const rows = rendered.map(({ key, name }) => `  '${key}': '/videos/${name}.mp4',`);
  await fs.writeFile(
    list,
    `${head}\nexport const VIDEO_FILES: Readonly<Record<string, string>> = {\n${rows.join('\n')}\n};\n`,
  );
}

async function writeStills(to: string): Promise<void> {
  await fs.mkdir(to, { recursive: true });
  for (const film of FILMS) {
    await drawn(film.poster())
      .png()
      .toFile(path.join(to, `${film.key.replaceAll(' ', '-')}-poster.png`));
    let number = 0;
    for await (const frame of framesOf(film, [0, 0.2, 0.4, 0.6, 0.8])) {
      await sharp(frame, { raw: { ...size, channels: 3 } })
        .png()
        .toFile(path.join(to, `${film.key.replaceAll(' ', '-')}-${number}.png`));
      number += 1;
    }
  }
}

const [flag, to] = process.argv.slice(2);
(flag === '--stills' && to ? writeStills(to) : renderAll()).catch(endWith());
