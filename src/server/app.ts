/** Puts the server together: plugins for every call, then each area by name. */
import formbody from '@fastify/formbody';
import fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyPluginAsync,
  type RawServerDefault,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { accessRoutes } from './areas/account/access.routes';
import { accountRoutes } from './areas/account/account.routes';
import { makeAccountService } from './areas/account/account.service';
import { makeAddresses } from './areas/account/addresses.service';
import { credentialRoutes } from './areas/account/credentials.routes';
import { makeMemberBrowsers } from './areas/account/memberBrowsers';
import { makePasswordReset } from './areas/account/passwordReset';
import { openCatalog, type Catalog } from './areas/catalog/catalog';
import { catalogRoutes } from './areas/catalog/catalog.routes';
import { cartRoutes } from './areas/cart/cart.routes';
import { makeCartService } from './areas/cart/cart.service';
import { couponRoutes } from './areas/coupon/coupon.routes';
import { guestRoutes } from './areas/guest/guest.routes';
import { openHome, type Home } from './areas/home/home';
import { homeRoutes } from './areas/home/home.routes';
import { ownEmailsOf, shopFactsOf } from './areas/home/shopWords';
import { shopUrlOf } from './areas/mail/templates';
import { makeShopAlerts } from './areas/mail/shopAlerts';
import { openMailQueue, type OpenMailQueue } from './areas/mail/mailQueue';
import { messageRoutes } from './areas/message/message.routes';
import { newsletterRoutes } from './areas/newsletter/newsletter.routes';
import { makeNewsletterService } from './areas/newsletter/newsletter.service';
import openApi from './areas/operations/openApi';
import { operationsRoutes } from './areas/operations/operations.routes';
import { securityTxt } from './areas/operations/securityTxt';
import { orderHistoryRoutes } from './areas/order/history.routes';
import { makeNetworkKeys } from './areas/order/bounds';
import { makeOrderHistory } from './areas/order/history.service';
import { makeOrderMails } from './areas/order/orderMails';
import { orderPageRoutes } from './areas/order/orderPage.routes';
import { makeOrderPages } from './areas/order/orderPage.service';
import { orderRoutes } from './areas/order/order.routes';
import { makeOrderService } from './areas/order/order.service';
import { privacyRoutes } from './areas/privacy/privacy.routes';
import { makePrivacyService } from './areas/privacy/privacy.service';
import { returnRoutes } from './areas/return/return.routes';
import { makeReturnService } from './areas/return/return.service';
import { reviewRoutes } from './areas/review/review.routes';
import { makeReviewService } from './areas/review/review.service';
import { sessionRoutes } from './areas/session/session.routes';
import { wishlistRoutes } from './areas/wishlist/wishlist.routes';
import { makeWishlistService } from './areas/wishlist/wishlist.service';
import { usualCapacity, type Capacity } from './load/capacity';
import type { Clock } from './lib/clock';
import type { Database } from './db/types';
import { isDemoLogin, isDemoMemberRefused } from './demo/demoMember';
import { makeConcurrencyLimit } from './load/concurrencyLimit';
import authorization from './plugins/authorization';
import type { Config } from './plugins/config';
import background from './plugins/background';
import connections from './plugins/connections';
import errors, { answerBrokenRequest, answerFrameworkError, answerNotFound } from './pages/errors';
import forwarded from './plugins/forwarded';
import rateLimits from './plugins/rateLimits';
import liveReload from './plugins/liveReload';
import oneHost from './plugins/oneHost';
import origins from './plugins/origins';
import overload from './plugins/overload';
import { acceptBodies, refuseNul } from './plugins/params';
import type { DirectReads } from './answers/directReads';
import responseCaches from './answers/responseCaches';
import requestLog, { logOptions, makeRequestIds, requestLine, type LogSink } from './plugins/requestLog';
import security from './plugins/security';
import { makeSealer } from './security/sealing';
import type { SecretKeys } from './security/secretKeys';
import session from './plugins/session';
import staffSession from './plugins/staffSession';
import { registerStaffSide } from './staffSide';
import { isAlwaysHttps, makeIsHttps, makeTrust } from './security/trustedProxies';

/** The settings, with the secret key read or made (security/secretKeys.ts). */
export interface ShopConfig extends Config {
  /** The secret key at the start, for cookies, marks and counts. */
  secretKey: string;
  /** The keys that seal and open; by default `secretKey` and `oldSecretKeys`. */
  secretKeys?: SecretKeys;
}

export interface AppDeps {
  config: ShopConfig;
  database: Database;
  clock: Clock;
  /** The shop's version, as the build bears it (pages/release.ts). */
  version: string;
  /** Pages and static files. May answer `GET /*`; leaves other calls to `reply.callNotFound()`. */
  pages?: FastifyPluginAsync;
  pictures?: FastifyPluginAsync;
  /** Where log lines go; standard output unless given. */
  log?: LogSink;
  /** Overrides of the usual capacity. */
  capacity?: Partial<Capacity>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Made by the routes, read by the pages. */
    directReads: DirectReads;
    catalog: Catalog;
    home: Home;
    mailQueue: OpenMailQueue;
  }
}

const BODY_LIMIT = 64 * 1024;
/** Answers of the catalogue that are made at once, where none is cached: each takes the processor some milliseconds. */
const MADE_AT_ONCE = 2;
const MOST_WAITING = 100;
/** An encoded name in another script takes nine characters a letter. */
const LONGEST_PARAMETER = 2000;

export async function buildApp({
  config,
  database,
  clock,
  version,
  pages,
  pictures,
  log,
  capacity: own,
}: AppDeps): Promise<FastifyInstance> {
  const capacity = { ...usualCapacity, ...own };
  const requestIds = makeRequestIds();
  const isTrusted = makeTrust(config.trustProxy);
  const isHttps = makeIsHttps({ publicUrl: config.publicUrl, isTrusted });
  const options: FastifyHttpOptions<RawServerDefault> = {
    ...logOptions(config.logLevel, requestIds, log),
    trustProxy: config.trustProxy.length > 0 && isTrusted,
    bodyLimit: BODY_LIMIT,
    requestTimeout: capacity.requestMs,
    connectionTimeout: capacity.stillMs,
    // plugins/oneHost.ts checks the number of hosts, so that the failure is one of the shop's own answers.
    http: { headersTimeout: capacity.headMs, connectionsCheckingInterval: capacity.checkMs, requireHostHeader: false },
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // Browsers keep connections open; idle ones must not delay the stop.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerFrameworkError(error, request, reply, isHttps(request.raw)),
    clientErrorHandler: (error, socket) => {
      const requestId = requestIds();
      const status = answerBrokenRequest(error, socket, { requestId, isHttps: isAlwaysHttps(config) });
      if (status !== undefined) app.log.info({ requestId, ...requestLine('(none)', undefined, status, 0) });
    },
  };
  const app = fastify(options);
  app.server.maxConnections = capacity.mostConnections;
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setNotFoundHandler(answerNotFound);

  const catalog = await openCatalog(database, clock);
  const home = await openHome(database, clock);
  const secretKeys: SecretKeys = config.secretKeys ?? (() => [config.secretKey, ...config.oldSecretKeys]);
  const mailQueue = openMailQueue({ config: { ...config, secretKey: secretKeys }, database, clock, log: app.log });
  app.decorate('catalog', catalog);
  app.decorate('home', home);
  app.decorate('mailQueue', mailQueue);
  app.decorate('directReads', new Map());
  app.addHook('onClose', async () => {
    catalog.close();
    home.close();
    await mailQueue.close();
  });

  await app.register(responseCaches, { requestIds, isHttps, config });
  await app.register(errors);
  await app.register(requestLog);
  await app.register(security, { ...config, isHttps });
  await app.register(oneHost);
  await app.register(origins, config);
  await app.register(connections, { ...capacity, isTrusted });
  await app.register(overload, capacity);
  await app.register(rateLimits, { config, database });
  await app.register(background);
  await app.register(forwarded, { database, clock, config });
  await app.register(formbody);
  await app.register(session, { database, clock, isHttps });
  await app.register(staffSession, { database, clock, isHttps });
  await app.register(authorization);
  acceptBodies(app);
  refuseNul(app);
  await app.register(openApi, { version });

  await app.register(operationsRoutes, { database });
  securityTxt(app, { config, clock, email: () => shopFactsOf(home.rows().items).email });
  const limit = makeConcurrencyLimit(MADE_AT_ONCE, MOST_WAITING);
  await app.register(catalogRoutes, {
    catalog,
    answers: app.responseCacheOf('catalogue', catalog.version, limit),
    limit,
  });
  await app.register(homeRoutes, { home, answers: app.responseCacheOf('home', home.version) });
  await app.register(couponRoutes, { database, clock });
  await app.register(sessionRoutes);
  const accountDeps = { database, clock, mailQueue, shopUrl: shopUrlOf(config) };
  const accounts = makeAccountService({
    ...accountDeps,
    ...(isDemoMemberRefused(config) && { isRefused: isDemoLogin }),
  });
  const browserDeps = { database, clock, secretKey: config.secretKey, isHttps };
  const browsers = makeMemberBrowsers(browserDeps);
  await app.register(credentialRoutes, {
    ...accountDeps,
    accounts,
    browsers,
    passwordReset: makePasswordReset(accountDeps),
    queryCredentials: config.queryCredentials,
  });
  await app.register(accessRoutes, { database, clock, mailQueue, browsers });
  const addresses = makeAddresses(database, clock);
  await app.register(accountRoutes, { accounts, addresses });
  await app.register(guestRoutes, { clock });
  const cart = makeCartService(database, clock);
  await app.register(cartRoutes, { cart });
  const mails = makeOrderMails({ outbox: mailQueue, clock, config });
  const orderDeps = { database, clock, catalog, cart, mailQueue, mails };
  const orders = makeOrderService({ ...orderDeps, addresses, bounds: config });
  await app.register(orderRoutes, { orders, networkKeys: makeNetworkKeys(secretKeys) });
  await app.register(orderHistoryRoutes, { history: makeOrderHistory(orderDeps) });
  await app.register(orderPageRoutes, { pages: makeOrderPages({ ...orderDeps, config }) });
  const alerts = makeShopAlerts({ outbox: mailQueue, clock, config });
  const bankSealer = makeSealer(secretKeys, 'bank details');
  await app.register(returnRoutes, {
    returns: makeReturnService({ database, clock, sealer: bankSealer, alerts, mailQueue, config }),
  });
  const privacy = makePrivacyService({ database, clock, outbox: mailQueue, bankSealer });
  await app.register(privacyRoutes, { privacy, database, catalog, wake: () => mailQueue.wake() });
  await app.register(wishlistRoutes, { wishlists: makeWishlistService({ database, clock, catalog }) });
  const ownEmails = (): string[] => ownEmailsOf(home.rows().items);
  await app.register(reviewRoutes, { reviews: makeReviewService({ database, clock, catalog, ownEmails }) });
  await app.register(messageRoutes, { database, clock, alerts, mailQueue, config });
  await app.register(newsletterRoutes, { newsletter: makeNewsletterService(database, clock) });
  await registerStaffSide(app, { config, database, clock, secretKeys, browserDeps, mails, capacity });
  if (config.liveReload) await app.register(liveReload);
  if (pictures) await app.register(pictures);
  if (pages) await app.register(pages);
  return app;
}
