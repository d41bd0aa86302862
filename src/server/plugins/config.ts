/** Every setting of docs/contract.md section 7, read from environment variables. An empty one counts as absent. */
import path from 'node:path';
import { z } from 'zod';
import { brand } from '../../contract/brand';
import { ORDER_PIECES_MAX } from '../../contract/rules/limits';
import { alertTimes, isPayee, isShopMail, type AlertTime } from '../../contract/rules/shopSettings';
import { isUpiId, PAYEE_MAX } from '../../contract/rules/upi';
import { PICTURE_HOSTS_EXPECTED, readPictureHosts } from '../security/pictureHosts';
import { parseKeys, SHORTEST_KEY } from '../security/secretKeys';
import { readContact, SECURITY_CONTACT_EXPECTED } from '../security/securityContact';
import { PROXIES_EXPECTED, readProxies } from '../security/trustedProxies';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
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
  /** Where absent, one is made in the data directory (security/secretKeys.ts). */
  secretKey: string | undefined;
  /** Former keys: they only open what they sealed. */
  oldSecretKeys: readonly string[];
  allowedOrigins: readonly string[];
  /** Proxies whose forwarded headers are trusted (security/trustedProxies.ts); by default none. */
  trustProxy: readonly string[];
  /** Origins whose pictures and films pages show besides the shop's own (security/pictureHosts.ts). */
  pictureHosts: readonly string[];
  /** The URI for reports of security holes; by default the brand's e-mail address (security/securityContact.ts). */
  securityContact: string | undefined;
  /** The `{host}` of the client; '' is this origin. */
  apiHost: string;
  /**
   * A backend at API_HOST that reads credentials from the query string only gets them there (docs/contract.md
   * section 1).
   */
  apiCredentials: 'form' | 'query';
  /**
   * Whether this server takes passwords and tokens in the query string, as the calls of the requirements send them
   * (decision 100).
   */
  queryCredentials: boolean;
  demo: boolean;
  /** Whether the start renders the first pages and their pictures (pages/warmUp.ts). */
  warmUp: boolean;
  rateLimits: boolean;
  /** The most that ready answers take of the memory, all together. */
  cacheBytes: number;
  /** Pieces that one order takes. */
  maxPieces: { guest: number; member: number };
  /** Unpaid orders at a time. */
  maxUnpaid: { perMobile: number; perNetwork: number };
  // What an owner has set stands over these four (areas/settings/shopSettings.ts).
  /** Days from when its shipping was said until an unpaid order is overdue; 0: never. */
  unpaidDays: number;
  /** Whom orders are paid to by UPI; null: the team calls about it. */
  upi: { id: string; payee: string } | null;
  /** The payee's name by itself, for a UPI id that an owner sets. */
  upiPayee: string;
  /** Where the shop is told of what it has to act on; undefined: at the address that it says is its own. */
  shopMail: string | undefined;
  /** Whether by a mail each at once, in one mail an hour, or not at all. */
  shopAlerts: AlertTime;
  /** For `npm run dev`: an open page reloads when the server has restarted. */
  liveReload: boolean;
  logLevel: LogLevel;
}

export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** @param expected what the message names as allowed; never the value itself, which may be a password */
const setting = <T, Absent>(absent: Absent, shape: z.ZodType<T, string>, expected: string) =>
  z
    .string()
    .default('')
    .transform((text) => text.trim() || undefined)
    .pipe(shape.optional())
    .transform((value) => value ?? absent)
    .meta({ description: expected });

/** @param parse gives undefined for a value that it cannot read */
const parsed = <T>(parse: (text: string) => T | undefined) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue('unreadable');
    return z.NEVER;
  });

const whole = (least: number, most: number, digits = /^\d+$/) =>
  z.string().regex(digits).transform(Number).pipe(z.number().min(least).max(most));
const count = (absent: number, least = 1) =>
  setting(absent, whole(least, 9999, /^\d{1,4}$/), `a whole number from ${least} to 9999`);
const onOff = (absent: boolean) => setting(absent, z.stringbool({ truthy: ['on'], falsy: ['off'] }), 'on or off');

const SHORT_KEYS = `a comma-separated list or a JSON array of keys, each at least ${SHORTEST_KEY} characters long`;
const POSTGRES = 'a PostgreSQL address such as postgres://user:password@host:5432/shop';
const SITE = 'an http or https address without query';
const ORIGINS = 'a comma-separated list of origins such as https://shop.example, without a path';
const NONE: readonly string[] = [];

const settings = z.object({
  PORT: setting(3000, whole(0, 65_535), 'a whole number from 0 to 65535'),
  HOST: setting('127.0.0.1', z.string().regex(/^[\w.:-]+$/), 'an address or a host name'),
  DATA_DIR: setting('./data', z.string(), 'a folder'),
  DATABASE_URL: setting(undefined, z.url({ protocol: /^postgres(?:ql)?$/ }), POSTGRES),
  PUBLIC_URL: setting(undefined, parsed(parseSite), `${SITE}, such as https://shop.example`),
  SMTP_URL: setting(
    undefined,
    z.url({ protocol: /^smtps?$/ }),
    'a mail server address such as smtp://user:password@host:587',
  ),
  SECRET_KEY: setting(undefined, z.string().min(SHORTEST_KEY), `at least ${SHORTEST_KEY} characters long`),
  SECRET_KEYS_OLD: setting(NONE, parsed(parseKeys), SHORT_KEYS),
  ALLOWED_ORIGINS: setting(NONE, parsed(parseOrigins), ORIGINS),
  TRUST_PROXY: setting(NONE, parsed(readProxies), PROXIES_EXPECTED),
  PICTURE_HOSTS: setting(NONE, parsed(readPictureHosts), PICTURE_HOSTS_EXPECTED),
  SECURITY_CONTACT: setting(undefined, parsed(readContact), SECURITY_CONTACT_EXPECTED),
  API_HOST: setting('', parsed(parseSite), `${SITE}, or empty for this origin`),
  API_CREDENTIALS: setting('form' as const, z.enum(['form', 'query']), 'form or query'),
  QUERY_CREDENTIALS: onOff(true),
  DEMO: onOff(true),
  WARM_UP: onOff(true),
  RATE_LIMITS: onOff(true),
  CACHE_MB: setting(192, whole(16, 9999, /^\d{1,4}$/), 'a whole number from 16 to 9999'),
  MAX_PIECES_GUEST: count(ORDER_PIECES_MAX.guest),
  MAX_PIECES_MEMBER: count(ORDER_PIECES_MAX.member),
  MAX_UNPAID_PER_MOBILE: count(5),
  MAX_UNPAID_PER_NETWORK: count(20),
  UNPAID_DAYS: count(7, 0),
  UPI_ID: setting(undefined, z.string().refine(isUpiId), 'a UPI id such as shop@bank'),
  UPI_PAYEE: setting(brand.name, z.string().refine(isPayee), `a name of at most ${PAYEE_MAX} characters`),
  SHOP_MAIL: setting(undefined, z.string().refine(isShopMail), 'an e-mail address'),
  SHOP_ALERTS: setting('at-once' as const, z.enum(alertTimes), 'at-once, hourly or off'),
  LIVE_RELOAD: onOff(false),
  LOG_LEVEL: setting(
    'info' as const,
    z.string().toLowerCase().pipe(z.enum(logLevels)),
    `one of ${logLevels.join(', ')}`,
  ),
});

const faultOf = (name: keyof typeof settings.shape): string => `${name} must be ${settings.shape[name].description}.`;

/** Gives the settings. Throws a ConfigError with one sentence for every fault. */
export function readConfig(env: Env): Config {
  const { data: set, error } = settings.safeParse(env);
  if (error) {
    const names = new Set(error.issues.map(({ path: [name] }) => name as keyof typeof settings.shape));
    throw new ConfigError([...names].map(faultOf));
  }
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: path.resolve(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    publicUrl: set.PUBLIC_URL,
    smtpUrl: set.SMTP_URL,
    secretKey: set.SECRET_KEY,
    oldSecretKeys: set.SECRET_KEYS_OLD,
    allowedOrigins: set.ALLOWED_ORIGINS,
    trustProxy: set.TRUST_PROXY,
    pictureHosts: set.PICTURE_HOSTS,
    securityContact: set.SECURITY_CONTACT,
    apiHost: set.API_HOST,
    apiCredentials: set.API_CREDENTIALS,
    queryCredentials: set.QUERY_CREDENTIALS,
    demo: set.DEMO,
    warmUp: set.WARM_UP,
    rateLimits: set.RATE_LIMITS,
    cacheBytes: set.CACHE_MB * 1024 * 1024,
    maxPieces: { guest: set.MAX_PIECES_GUEST, member: set.MAX_PIECES_MEMBER },
    maxUnpaid: { perMobile: set.MAX_UNPAID_PER_MOBILE, perNetwork: set.MAX_UNPAID_PER_NETWORK },
    unpaidDays: set.UNPAID_DAYS,
    upi: set.UPI_ID === undefined ? null : { id: set.UPI_ID, payee: set.UPI_PAYEE },
    upiPayee: set.UPI_PAYEE,
    shopMail: set.SHOP_MAIL,
    shopAlerts: set.SHOP_ALERTS,
    liveReload: set.LIVE_RELOAD,
    logLevel: set.LOG_LEVEL,
  };
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

function parseSite(text: string): string | undefined {
  if (!isUrl(text, ['http:', 'https:'])) return undefined;
  const { origin, pathname, search, hash } = new URL(text);
  return search || hash ? undefined : `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
}

function parseOrigins(text: string): string[] | undefined {
  const origins = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const valid = origins.every(
    (origin) => isUrl(origin, ['http:', 'https:']) && new URL(origin).origin === origin.toLowerCase(),
  );
  return valid ? origins.map((origin) => origin.toLowerCase()) : undefined;
}
