/**
 * The pictures that a shop on this machine has made already, for a replay beside it. Its database stays untouched, so a width that
 * nobody has asked for yet is stood in for by the next one.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureFolder } from '../areas/picture/imageRenderer';
import { mimeOf, parseVariant, pictureWidths } from '../areas/picture/variant';
import type { Variant } from '../areas/picture/variant';

async function nearest(folder: string, { name, width, format }: Variant): Promise<Buffer | null> {
  const widths = [...pictureWidths].sort((a, b) => Math.abs(a - width) - Math.abs(b - width));
  for (const one of widths) {
    const bytes = await readFile(path.join(folder, String(one), `${name}.${format}`)).catch(() => null);
    if (bytes) return bytes;
  }
  return null;
}

export function replayPictures(app: FastifyInstance, dataDir: string): void {
  const folder = pictureFolder(dataDir);
  const answer = async (request: FastifyRequest<{ Params: { file: string; width?: string } }>, reply: FastifyReply): Promise<FastifyReply> => {
    const wanted = parseVariant(request.params.file, request.params.width);
    const bytes = wanted && (await nearest(folder, wanted));
    if (!bytes) return reply.code(404).send();
    return reply.type(mimeOf(wanted.format)).send(bytes);
  };
  app.get('/pictures/:file', answer);
  app.get('/pictures/:width/:file', answer);
}
