/**
 * The shop's pages and static files. A page holds nothing of one shopper (that comes from local storage and calls of its
 * own), so it is rendered once, compressed once, and sent to everyone until the catalogue or the home sections change.
 */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { renderPage } from '../../client/app/entryServer';
import { answerNotFound } from '../plugins/errors';
import { makeAnswerCache } from '../readyAnswers';
import type { Answer } from '../readyAnswers';
import { renderDocument } from './document';
import { readManifest } from './manifest';

interface PagesOptions {
  /** Where the build lies. */
  distFolder: string;
  /** `{host}` of the client's calls; '' for the same origin. */
  apiHost: string;
}

/** A longer address is no page of ours. */
const LONGEST_ADDRESS = 2000;

/** Answers the page's own calls inside this process. */
const callInside =
  (app: FastifyInstance): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const body = request.method === 'GET' ? undefined : await request.text();
    const answer = await app.inject({
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      payload: body,
    });
    const bodyless = answer.statusCode === 204 || answer.statusCode === 304;
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(bodyless ? null : answer.body, { status: answer.statusCode, headers });
  };

/** The first parts of the calls' addresses: a call that does not exist is answered as one, not with a page. */
const callAreas = /^\/(api|category|customerMessage|flash-header|homepage|orders|pictures|product-ratings|products|usercart|users|wishlist)\//;

/** A browser asks for text/html; a plain client takes anything. A script's call names JSON. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept === '*/*' && !callAreas.test(url));
}

export const pagesPlugin = ({ distFolder, apiHost }: PagesOptions): FastifyPluginAsync =>
  async (app) => {
    const manifest = readManifest(distFolder);
    const versions = () => app.catalog.version() * 1_000_003 + app.home.version();
    const answers = makeAnswerCache(versions);
    const fetchInside = callInside(app);

    // A file under /assets carries its hash in its name and never changes; what lies in public/ may.
    await app.register(fastifyStatic, {
      root: path.join(distFolder, 'client'),
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
    });
    await app.register(fastifyStatic, {
      root: path.join(distFolder, 'public'),
      prefix: '/',
      wildcard: false,
      maxAge: '1h',
      index: false,
      decorateReply: false,
    });

    const page = async (url: string): Promise<Answer> => {
      const rendered = await renderPage(url, fetchInside);
      return { html: renderDocument(rendered, manifest, apiHost), status: rendered.status };
    };

    app.route({
      method: 'GET',
      url: '/*',
      exposeHeadRoute: true,
      schema: { hide: true },
      handler: (request, reply) => {
        if (!wantsPage(request) || request.url.length > LONGEST_ADDRESS) return answerNotFound(request, reply);
        return answers.send(request, reply, request.url, () => page(request.url));
      },
    });
  };
