/**
 * The server of `npm run replay`: the support page with one file in it, the files and pictures of the replayed shop.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FILE_NAME } from '../../contract/rules/headerNames';
import { pictureWidths } from '../../contract/rules/pictureWidths';
import { pictureFolder } from '../areas/picture/imageRenderer';
import { bestFormat, mimeOf, parseVariant } from '../areas/picture/variant';
import type { Variant } from '../areas/picture/variant';
import security from '../plugins/security';
import { readManifest } from './manifest';
import { supportPages } from './support';

interface ReplayOptions {
  distFolder: string;
  /** The data folder of a shop on this machine, if there is one: it may hold pictures. */
  dataDir: string;
  file: { name: string; text: string };
}

const BUNDLE_URL = '/support/bundle.json';

export async function buildReplayServer({ distFolder, dataDir, file }: ReplayOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here but the replay: /support\n'),
  );
  await app.register(security, { apiHost: '', pictureHosts: [], isHttps: () => false });
  await app.register(fastifyStatic, {
    root: path.join(distFolder, 'public'),
    prefix: '/',
    wildcard: false,
    index: false,
  });
  replayPictures(app, dataDir);
  await supportPages(app, { distFolder, release: readManifest(distFolder).release, bundleUrl: BUNDLE_URL });
  app.get(BUNDLE_URL, (_request, reply) =>
    reply.header(FILE_NAME, encodeURIComponent(file.name)).type('application/json; charset=utf-8').send(file.text),
  );
  return app;
}

async function nearest(folder: string, { name, width, format }: Variant): Promise<Buffer | null> {
  const widths = [...pictureWidths].sort((a, b) => Math.abs(a - width) - Math.abs(b - width));
  for (const one of widths) {
    const bytes = await readFile(path.join(folder, String(one), `${name}.${format}`)).catch(() => null);
    if (bytes) return bytes;
  }
  return null;
}

/**
 * The pictures that a shop on this machine has rendered already, for a replay beside it. Its database is not read, so
 * the nearest width stands in for one that was never rendered.
 */
function replayPictures(app: FastifyInstance, dataDir: string): void {
  const folder = pictureFolder(dataDir);
  const answer = async (
    request: FastifyRequest<{ Params: { file: string; width?: string } }>,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const wanted = parseVariant(request.params.file, request.params.width, bestFormat(request.headers.accept));
    const bytes = wanted && (await nearest(folder, wanted));
    if (!bytes) return reply.code(404).send();
    return reply.type(mimeOf(wanted.format)).send(bytes);
  };
  app.get('/pictures/:file', answer);
  app.get('/pictures/:width/:file', answer);
}
