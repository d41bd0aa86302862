/** Pictures in the sizes and formats that pages ask for (docs/look.md, 'Pictures'; docs/decisions/0215-pictures.md). */
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Database } from '../../db/types';
import { FOR_EVER } from '../../lib/cacheControl';
import { notFound } from '../../lib/domainError';
import { alsoBy } from '../../lib/vary';
import { networkOf } from '../../load/network';
import { openImageRenderer } from './imageRenderer';
import { bestFormat, mimeOf, parseVariant, type PictureFormat } from './variant';
import { variantsOf, warmVariants } from './warm';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Makes these pictures in these widths in the background; resolves when done or when the app closes. AVIF alone by
     * default: nearly every browser asks for it, and the rest are served on request.
     */
    warmPictures(names: string[], widths: readonly number[], formats?: PictureFormat[]): Promise<void>;
  }
}

interface PictureDeps {
  database: Database;
  /** Variants are kept in `cache/pictures` below it. */
  dataDir: string;
}

/**
 * GET /pictures/{name}.{ext}, /pictures/{width}/{name}.{ext} and /pictures/{width}/{name}, which is of the smallest
 * format that the browser says it can show.
 */
export function picturePlugin({ database, dataDir }: PictureDeps): FastifyPluginAsync {
  return fp(
    async (app) => {
      const renderer = openImageRenderer(database, dataDir);
      const closing = new AbortController();
      let warming: Promise<void> = Promise.resolve();

      const answer = async (
        request: FastifyRequest<{ Params: { file: string; width?: string } }>,
        reply: FastifyReply,
      ): Promise<FastifyReply> => {
        const { file, width } = request.params;
        const wanted = parseVariant(file, width, bestFormat(request.headers.accept));
        const bytes = wanted && (await renderer.variant(wanted, networkOf(request.ip)));
        if (!bytes) throw notFound('That picture');
        if (!file.includes('.')) reply.header('vary', alsoBy(reply, 'Accept'));
        return (
          reply
            .header('cache-control', FOR_EVER)
            // A storefront on another origin shows the same pictures.
            .header('cross-origin-resource-policy', 'cross-origin')
            .type(mimeOf(wanted.format))
            .send(bytes)
        );
      };
      app.get('/pictures/:file', { schema: { hide: true } }, answer);
      app.get('/pictures/:width/:file', { schema: { hide: true } }, answer);

      app.decorate(
        'warmPictures',
        (names: string[], widths: readonly number[], formats: PictureFormat[] = ['avif']) => {
          warming = warming.then(() => warmVariants(renderer, variantsOf(names, widths, formats), closing.signal));
          return warming;
        },
      );
      app.addHook('onClose', async () => {
        closing.abort();
        await warming;
      });
    },
    { name: 'pictures' },
  );
}
