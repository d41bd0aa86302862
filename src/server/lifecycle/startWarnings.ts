/** What a shop that has just opened says of its settings and of what it keeps, where that does not fit together. */
import { shopEmail } from '../areas/home/shopWords';
import { namedMedia } from '../areas/picture/namedMedia';
import type { Database } from '../db/types';
import { shownOrigins, unseenHosts, unseenSentence } from '../security/pictureHosts';
import type { Config } from '../plugins/config';
import { forgetProxy, isProxyNoted, PROXY_ADVICE, PROXY_FOUND } from '../plugins/proxyNote';
import { isPublic } from '../security/publicAddress';
import { isContactFictional, securityContactOf } from '../security/securityContact';
import { printable } from '../lib/wording';

/** Sentences for the operator at the start. An unreachable database is reported elsewhere. */
export async function startWarnings(config: Config, database: Database, now: number): Promise<string[]> {
  const looks = await Promise.allSettled([
    aboutContact(config, database),
    aboutProxy(config, database, now),
    aboutPictures(config, database),
  ]);
  return looks.flatMap((look) => (look.status === 'fulfilled' && look.value !== undefined ? [look.value] : []));
}

async function aboutContact(config: Config, database: Database): Promise<string | undefined> {
  if (!config.publicUrl || !isPublic(config.publicUrl)) return undefined;
  const email = await shopEmail(database);
  if (!isContactFictional(config, email)) return undefined;
  const found = `/.well-known/security.txt names ${securityContactOf(config, email)}, which nobody reads.`;
  return `${found} Set SECURITY_CONTACT to an address that somebody reads.`;
}

/** What was seen before this start; under another TRUST_PROXY it says nothing any more. */
async function aboutProxy({ trustProxy }: Config, database: Database, now: number): Promise<string | undefined> {
  if (await isProxyNoted(database, trustProxy, now)) return `Before this start: ${PROXY_FOUND} ${PROXY_ADVICE}`;
  await forgetProxy(database);
  return undefined;
}

/** A shop that was filled before hosts had to be named would lose its pictures without a word. */
async function aboutPictures(config: Config, database: Database): Promise<string | undefined> {
  const unseen = unseenHosts(
    (await namedMedia(database)).map(({ address }) => address),
    shownOrigins(config),
  );
  return unseen.length > 0 ? printable(unseenSentence(unseen)) : undefined;
}
