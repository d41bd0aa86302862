import type { FastifyReply } from 'fastify';

/** What the Vary header of a reply says when its answer differs by one more header of the request. */
export const alsoBy = (reply: FastifyReply, header: string): string =>
  [reply.getHeader('vary'), header].filter(Boolean).join(', ');
