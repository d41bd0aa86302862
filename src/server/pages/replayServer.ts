/** What `npm run replay` serves: the support page with one file in it, what the replayed shop is drawn with, and nothing else. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import security from '../plugins/security';
import { readManifest } from './manifest';
import { replayPictures } from './replayPictures';
import { supportPages } from './support';

interface ReplayOptions {
  distFolder: string;
  /** Where a shop on this machine keeps its pictures, if there is one. */
  dataDir: string;
  file: { name: string; text: string };
}

const BUNDLE_URL = '/support/bundle.json';

export async function buildReplayServer({ distFolder, dataDir, file }: ReplayOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true });
  app.setNotFoundHandler((_request, reply) => reply.code(404).type('text/plain; charset=utf-8').send('There is nothing here but the replay: /support\n'));
  await app.register(security, { apiHost: '', pictureHosts: [], isHttps: () => false });
  await app.register(fastifyStatic, { root: path.join(distFolder, 'public'), prefix: '/', wildcard: false, index: false });
  replayPictures(app, dataDir);
  await supportPages(app, { distFolder, release: readManifest(distFolder).release, bundleUrl: BUNDLE_URL });
  app.get(BUNDLE_URL, (_request, reply) => reply.header('x-file-name', encodeURIComponent(file.name)).type('application/json; charset=utf-8').send(file.text));
  return app;
}
