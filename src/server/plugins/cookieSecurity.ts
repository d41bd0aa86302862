/**
 * What every cookie of the shop has in common: no script reads it, no other site's form sends it, plain http does not
 * carry it.
 */
import type { FastifyRequest } from 'fastify';
import type { Config } from './config';

export const cookieSecurity = (request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false),
  }) as const;
