/** `/.well-known/security.txt` (RFC 9116): where somebody who found a hole in the shop writes to. */
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../../contract/rules/durations';
import type { Clock } from '../../lib/clock';
import type { Config } from '../../plugins/config';
import { isContactFictional, securityContactOf } from '../../security/securityContact';

interface Options {
  config: Pick<Config, 'securityContact' | 'publicUrl'>;
  clock: Clock;
  /** The shop's own address, as it is said at the time. */
  email: () => string | undefined;
}

const PATH = '/.well-known/security.txt';
const FICTIONAL = '# This shop has not put in an address of its own yet: nobody reads this one.';
/** The shop vouches for it as long as it runs, so it need not say so for long. */
const STANDS_MS = 30 * DAY_MS;

export function securityTxt(app: FastifyInstance, { config, clock, email }: Options): void {
  const { publicUrl } = config;
  app.get(PATH, { schema: { hide: true } }, (_request, reply) => {
    const lines = [
      ...(isContactFictional(config, email()) ? [FICTIONAL] : []),
      `Contact: ${securityContactOf(config, email())}`,
      `Expires: ${new Date(clock() + STANDS_MS).toISOString()}`,
      'Preferred-Languages: en',
      // It may name web addresses of https only.
      ...(publicUrl?.startsWith('https:') ? [`Canonical: ${publicUrl}${PATH}`] : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
