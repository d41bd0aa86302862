/** Every setting of docs/contract.md section 7, read from environment variables. An empty one counts as absent. */
import path from 'node:path';
import { PICTURE_HOSTS_EXPECTED, readPictureHosts } from '../security/pictureHosts';
import { readContact, SECURITY_CONTACT_EXPECTED } from '../security/securityContact';
import { PROXIES_EXPECTED, readProxies } from '../security/trustedProxies';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Where shoppers reach the shop, without a slash at the end. */
  publicUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Absent: made once in the data directory (security/secretKeys.ts). */
  secretKey: string | undefined;
  /** They seal nothing any more, and open what they sealed. */
  oldSecretKeys: readonly string[];
  allowedOrigins: readonly string[];
  /** The shop's own proxies, whose word about callers is believed (security/trustedProxies.ts); none: nobody's. */
  trustProxy: readonly string[];
  /** Origins whose pictures and films pages show besides the shop's own (security/pictureHosts.ts). */
  pictureHosts: readonly string[];
  /** Where somebody who found a hole writes to, as a URI; absent: the brand's e-mail address (security/securityContact.ts). */
  securityContact: string | undefined;
  /** The `{host}` of the client; '' is this origin. */
  apiHost: string;
  /**
   * A backend at API_HOST that reads credentials from the query string only gets them there (docs/contract.md
   * section 1).
   */
  apiCredentials: 'form' | 'query';
  /**
   * Whether this server takes passwords and tokens in the query string, as the specification's calls send them
   * (decision 100).
   */
  queryCredentials: boolean;
  demo: boolean;
  /** Whether the first pages and their pictures are made before anybody asks (pages/warmUp.ts). */
  warmUp: boolean;
  rateLimits: boolean;
  /** Pieces that one order takes. */
  maxPieces: { guest: number; member: number };
  /** Orders that may wait unpaid at a time. */
  maxUnpaid: { perMobile: number; perNetwork: number };
  /** Days from when its shipping was said until an unpaid order is overdue; 0: never. */
  unpaidDays: number;
  /** For `npm run dev`: an open page reloads when the server has restarted. */
  liveReload: boolean;
  logLevel: LogLevel;
}

export const SHORTEST_KEY = 32;

export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** Gives the settings, or throws a ConfigError that holds one sentence for every fault. */
export function readConfig(env: Env): Config {
  const faults: string[] = [];

  const read = <T>(name: string, absent: T, parse: (text: string) => T | undefined, expected: string): T => {
    const text = env[name]?.trim();
    if (!text) return absent;
    const value = parse(text);
    if (value !== undefined) return value;
    // A value may be a password, so it is not repeated.
    faults.push(`${name} must be ${expected}.`);
    return absent;
  };
  const onOff = (name: string, absent: boolean): boolean =>
    read(name, absent, (text) => ({ on: true, off: false })[text.toLowerCase()], 'on or off');
  const address = (name: string, protocols: readonly string[], expected: string): string | undefined =>
    read<string | undefined>(name, undefined, (text) => (isUrl(text, protocols) ? text : undefined), expected);

  const count = (name: string, absent: number, least = 1): number =>
    read(
      name,
      absent,
      (text) => (/^\d{1,4}$/.test(text) && Number(text) >= least ? Number(text) : undefined),
      `a whole number from ${least} to 9999`,
    );

  const config: Config = {
    port: read('PORT', 3000, parsePort, 'a whole number from 0 to 65535'),
    host: read('HOST', '127.0.0.1', (text) => (/^[\w.:-]+$/.test(text) ? text : undefined), 'an address or a host name'),
    dataDir: path.resolve(read('DATA_DIR', './data', (text) => text, 'a folder')),
    databaseUrl: address('DATABASE_URL', ['postgres:', 'postgresql:'], 'a PostgreSQL address such as postgres://user:password@host:5432/shop'),
    publicUrl: read<string | undefined>('PUBLIC_URL', undefined, parseSite, 'an http or https address without query, such as https://shop.example'),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:'], 'a mail server address such as smtp://user:password@host:587'),
    secretKey: read<string | undefined>(
      'SECRET_KEY',
      undefined,
      (text) => (text.length >= SHORTEST_KEY ? text : undefined),
      'at least 32 characters long',
    ),
    oldSecretKeys: read<readonly string[]>(
      'SECRET_KEYS_OLD',
      [],
      parseKeys,
      'a comma-separated list or a JSON array of keys, each at least 32 characters long',
    ),
    allowedOrigins: read<readonly string[]>('ALLOWED_ORIGINS', [], parseOrigins, 'a comma-separated list of origins such as https://shop.example, without a path'),
    trustProxy: read<readonly string[]>('TRUST_PROXY', [], readProxies, PROXIES_EXPECTED),
    pictureHosts: read<readonly string[]>('PICTURE_HOSTS', [], readPictureHosts, PICTURE_HOSTS_EXPECTED),
    securityContact: read<string | undefined>('SECURITY_CONTACT', undefined, readContact, SECURITY_CONTACT_EXPECTED),
    apiHost: read('API_HOST', '', parseSite, 'an http or https address without query, or empty for this origin'),
    apiCredentials: read<'form' | 'query'>('API_CREDENTIALS', 'form', (text) => (text === 'form' || text === 'query' ? text : undefined), 'form or query'),
    queryCredentials: onOff('QUERY_CREDENTIALS', true),
    demo: onOff('DEMO', true),
    warmUp: onOff('WARM_UP', true),
    rateLimits: onOff('RATE_LIMITS', true),
    maxPieces: { guest: count('MAX_PIECES_GUEST', 30), member: count('MAX_PIECES_MEMBER', 60) },
    maxUnpaid: { perMobile: count('MAX_UNPAID_PER_MOBILE', 5), perNetwork: count('MAX_UNPAID_PER_NETWORK', 20) },
    unpaidDays: count('UNPAID_DAYS', 7, 0),
    liveReload: onOff('LIVE_RELOAD', false),
    logLevel: read<LogLevel>('LOG_LEVEL', 'info', (text) => logLevels.find((level) => level === text.toLowerCase()), `one of ${logLevels.join(', ')}`),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

function parsePort(text: string): number | undefined {
  const port = Number(text);
  return /^\d+$/.test(text) && port <= 65_535 ? port : undefined;
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function parseSite(text: string): string | undefined {
  if (!isUrl(text, ['http:', 'https:'])) return undefined;
  const { origin, pathname, search, hash } = new URL(text);
  return search || hash ? undefined : `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
}

/** As a JSON array of strings, which holds every key, or separated by commas. */
export function parseKeys(text: string): string[] | undefined {
  const keys = text.startsWith('[') ? jsonStrings(text) : text.split(',').map((key) => key.trim()).filter(Boolean);
  return keys?.every((key) => key.length >= SHORTEST_KEY) ? keys : undefined;
}

function jsonStrings(text: string): string[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) && value.every((part) => typeof part === 'string') ? value : undefined;
  } catch {
    return undefined;
  }
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text.split(',').map((part) => part.trim()).filter(Boolean);
  const valid = origins.every((origin) => isUrl(origin, ['http:', 'https:']) && new URL(origin).origin === origin.toLowerCase());
  return valid ? origins.map((origin) => origin.toLowerCase()) : undefined;
}
