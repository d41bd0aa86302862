import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from '../../../../src/server/plugins/config';
import { secretKeyOf } from '../../../../src/server/security/secretKeys';

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
  return [];
};

const proxies =
  'TRUST_PROXY must be off, or name your own proxies by address or network: loopback for one on this machine, ' +
  'or for example 10.0.0.7,172.18.0.0/16; on and a number of hops would believe any address that a caller claims.';
const hosts =
  'PICTURE_HOSTS must be a comma-separated list of host names or https origins ' +
  'such as pictures.example,https://cdn.example:8443, without a path or a *.';
const contact = 'SECURITY_CONTACT must be an e-mail address, or an address that begins with mailto:, https: or tel:.';

describe('the settings', () => {
  it('serves a shop on port 3000 of this machine when nothing is set', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: undefined,
      publicUrl: undefined,
      smtpUrl: undefined,
      secretKey: undefined,
      oldSecretKeys: [],
      allowedOrigins: [],
      trustProxy: [],
      pictureHosts: [],
      securityContact: undefined,
      apiHost: '',
      apiCredentials: 'form',
      queryCredentials: true,
      demo: true,
      warmUp: true,
      rateLimits: true,
      cacheBytes: 192 * 1024 * 1024,
      maxPieces: { guest: 30, member: 60 },
      maxUnpaid: { perMobile: 5, perNetwork: 20 },
      unpaidDays: 7,
      upi: null,
      upiPayee: 'Jhabla & Co.',
      shopMail: undefined,
      shopAlerts: 'at-once',
      liveReload: false,
      logLevel: 'info',
    });
  });

  it('takes a blank setting for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readConfig({}));
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/var/shop',
      DATABASE_URL: 'postgresql://shop:pw@db:5432/shop',
      PUBLIC_URL: 'https://shop.example/',
      SMTP_URL: 'smtps://mail.example',
      SECRET_KEY: 'k'.repeat(32),
      SECRET_KEYS_OLD: `${'o'.repeat(32)}, ${'p'.repeat(40)}`,
      ALLOWED_ORIGINS: 'https://App.example, http://localhost:5173',
      TRUST_PROXY: 'Loopback, 10.0.0.0/8,2001:db8::7',
      PICTURE_HOSTS: 'Pictures.example, https://cdn.example:8443/',
      SECURITY_CONTACT: 'security@shop.example',
      API_HOST: 'https://api.example/v1/',
      API_CREDENTIALS: 'query',
      QUERY_CREDENTIALS: 'off',
      DEMO: 'off',
      WARM_UP: 'off',
      RATE_LIMITS: 'OFF',
      CACHE_MB: '16',
      LIVE_RELOAD: 'on',
      LOG_LEVEL: 'Warn',
      MAX_PIECES_GUEST: '10',
      MAX_PIECES_MEMBER: '20',
      MAX_UNPAID_PER_MOBILE: '2',
      MAX_UNPAID_PER_NETWORK: '9',
      UNPAID_DAYS: '0',
      UPI_ID: 'jhabla@okbank',
      UPI_PAYEE: 'Jhabla',
      SHOP_MAIL: 'desk@shop.example',
      SHOP_ALERTS: 'hourly',
    });
    expect(config).toEqual({
      port: 8080,
      host: '0.0.0.0',
      dataDir: '/var/shop',
      databaseUrl: 'postgresql://shop:pw@db:5432/shop',
      publicUrl: 'https://shop.example',
      smtpUrl: 'smtps://mail.example',
      secretKey: 'k'.repeat(32),
      oldSecretKeys: ['o'.repeat(32), 'p'.repeat(40)],
      allowedOrigins: ['https://app.example', 'http://localhost:5173'],
      trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::7'],
      pictureHosts: ['https://pictures.example', 'https://cdn.example:8443'],
      securityContact: 'mailto:security@shop.example',
      apiHost: 'https://api.example/v1',
      apiCredentials: 'query',
      queryCredentials: false,
      demo: false,
      warmUp: false,
      rateLimits: false,
      cacheBytes: 16 * 1024 * 1024,
      maxPieces: { guest: 10, member: 20 },
      maxUnpaid: { perMobile: 2, perNetwork: 9 },
      unpaidDays: 0,
      upi: { id: 'jhabla@okbank', payee: 'Jhabla' },
      upiPayee: 'Jhabla',
      shopMail: 'desk@shop.example',
      shopAlerts: 'hourly',
      liveReload: true,
      logLevel: 'warn',
    });
  });

  it.each([
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['HOST', 'two words', 'HOST must be an address or a host name.'],
    [
      'DATABASE_URL',
      'mysql://db',
      'DATABASE_URL must be a PostgreSQL address such as postgres://user:password@host:5432/shop.',
    ],
    [
      'PUBLIC_URL',
      'shop.example',
      'PUBLIC_URL must be an http or https address without query, such as https://shop.example.',
    ],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be a mail server address such as smtp://user:password@host:587.'],
    ['SECRET_KEY', 'short', 'SECRET_KEY must be at least 32 characters long.'],
    [
      'SECRET_KEYS_OLD',
      `${'o'.repeat(32)},short`,
      'SECRET_KEYS_OLD must be a comma-separated list or a JSON array of keys, each at least 32 characters long.',
    ],
    [
      'SECRET_KEYS_OLD',
      '["cut',
      'SECRET_KEYS_OLD must be a comma-separated list or a JSON array of keys, each at least 32 characters long.',
    ],
    [
      'ALLOWED_ORIGINS',
      'https://a.example/path',
      'ALLOWED_ORIGINS must be a comma-separated list of origins such as https://shop.example, without a path.',
    ],
    ['TRUST_PROXY', 'on', proxies],
    ['TRUST_PROXY', '1', proxies],
    ['TRUST_PROXY', '10.0.0.0/33', proxies],
    ['PICTURE_HOSTS', 'http://pictures.example', hosts],
    ['PICTURE_HOSTS', 'https:', hosts],
    ['SECURITY_CONTACT', 'the office', contact],
    ['API_HOST', 'ftp://api', 'API_HOST must be an http or https address without query, or empty for this origin.'],
    ['API_CREDENTIALS', 'header', 'API_CREDENTIALS must be form or query.'],
    ['QUERY_CREDENTIALS', 'never', 'QUERY_CREDENTIALS must be on or off.'],
    ['MAX_PIECES_GUEST', '0', 'MAX_PIECES_GUEST must be a whole number from 1 to 9999.'],
    ['UNPAID_DAYS', '-1', 'UNPAID_DAYS must be a whole number from 0 to 9999.'],
    ['UPI_ID', 'jhabla', 'UPI_ID must be a UPI id such as shop@bank.'],
    ['UPI_PAYEE', 'x'.repeat(100), 'UPI_PAYEE must be a name of at most 99 characters.'],
    ['SHOP_MAIL', 'desk', 'SHOP_MAIL must be an e-mail address.'],
    ['SHOP_ALERTS', 'daily', 'SHOP_ALERTS must be at-once, hourly or off.'],
    ['DEMO', 'maybe', 'DEMO must be on or off.'],
    ['RATE_LIMITS', '0', 'RATE_LIMITS must be on or off.'],
    ['CACHE_MB', '15', 'CACHE_MB must be a whole number from 16 to 9999.'],
    ['LIVE_RELOAD', '1', 'LIVE_RELOAD must be on or off.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  ])('explains what is wrong with %s=%s', (name, value, sentence) => {
    expect(faultsOf({ [name]: value })).toEqual([sentence]);
  });

  it('takes old keys with a comma in them as a JSON array', () => {
    const key = `one, two, ${'x'.repeat(30)}`;
    expect(readConfig({ SECRET_KEYS_OLD: JSON.stringify([key]) }).oldSecretKeys).toEqual([key]);
  });

  it('tells every fault at once, and repeats no secret', () => {
    const faults = faultsOf({ PORT: 'x', SECRET_KEY: 'hunter2', DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(faults).toHaveLength(3);
    expect(faults.join()).not.toContain('hunter2');
  });

  describe('the secret key', () => {
    let dataDir: string;
    beforeEach(async () => {
      dataDir = path.join(await mkdtemp(path.join(os.tmpdir(), 'shop-key-')), 'data');
    });
    afterEach(() => rm(path.dirname(dataDir), { recursive: true }));

    it('is the one that is set, if any', async () => {
      expect(await secretKeyOf({ secretKey: 'k'.repeat(40), dataDir })).toBe('k'.repeat(40));
    });

    it('is made once, for every process that starts, and readable by nobody else', async () => {
      const keys = await Promise.all(Array.from({ length: 4 }, () => secretKeyOf({ secretKey: undefined, dataDir })));
      expect(new Set(keys).size).toBe(1);
      expect(keys[0]?.length).toBeGreaterThanOrEqual(43);
      expect(await readFile(path.join(dataDir, 'secret.key'), 'utf8')).toBe(keys[0]);
      expect((await stat(path.join(dataDir, 'secret.key'))).mode & 0o077).toBe(0);
    });
  });
});
