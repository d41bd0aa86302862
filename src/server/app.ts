/** Puts the server together: plugins for every call, then each area by name. */
import formbody from '@fastify/formbody';
import swagger from '@fastify/swagger';
import fastify, { type FastifyHttpOptions, type FastifyInstance, type FastifyPluginAsync, type RawServerDefault } from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { makeAnswerCache } from './readyAnswers';
import { openCatalog, type Catalog } from './areas/catalog/catalog';
import { catalogRoutes } from './areas/catalog/catalog.routes';
import { cartRoutes } from './areas/cart/cart.routes';
import { makeCartService } from './areas/cart/cart.service';
import { couponRoutes } from './areas/coupon/coupon.routes';
import { guestRoutes } from './areas/guest/guest.routes';
import { openHome, type Home } from './areas/home/home';
import { homeRoutes } from './areas/home/home.routes';
import { makeOutbox, type Mailbox } from './areas/mail/outbox';
import { operationsRoutes } from './areas/operations/operations.routes';
import { orderRoutes } from './areas/order/order.routes';
import { makeOrderService } from './areas/order/order.service';
import { sessionRoutes } from './areas/session/session.routes';
import type { Clock } from './clock';
import type { Database } from './db/open';
import type { Config } from './plugins/config';
import errors, { answerFrameworkError, answerNotFound } from './plugins/errors';
import limits from './plugins/limits';
import origins from './plugins/origins';
import { acceptBodies, refuseNul } from './plugins/params';
import requestLog, { logOptions, type LogSink } from './plugins/requestLog';
import { makeSealer } from './sealing';
import security from './plugins/security';
import session from './plugins/session';

/** The settings with the shop's secret key found or made (secretKey.ts). */
export type ShopConfig = Config & { secretKey: string };

export interface AppDeps {
  config: ShopConfig;
  database: Database;
  clock: Clock;
  /** Pages and static files. May answer `GET /*`, and hands calls that are not for it back with `reply.callNotFound()`. */
  pages?: FastifyPluginAsync;
  pictures?: FastifyPluginAsync;
  /** Where log lines go; standard output unless given. */
  log?: LogSink;
}

declare module 'fastify' {
  interface FastifyInstance {
    catalog: Catalog;
    home: Home;
  }
}

const BODY_LIMIT = 64 * 1024;
/** An encoded name in another script takes nine characters a letter. */
const LONGEST_PARAMETER = 2000;

export async function buildApp({ config, database, clock, pages, pictures, log }: AppDeps): Promise<FastifyInstance> {
  const options: FastifyHttpOptions<RawServerDefault> = {
    ...logOptions(config.logLevel, log),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // A browser keeps connections open; when the server stops, idle ones must not hold it up.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerFrameworkError(error, request, reply),
  };
  const app = fastify(options);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setNotFoundHandler(answerNotFound);

  const catalog = await openCatalog(database, clock);
  const home = await openHome(database);
  const mailbox: Mailbox = { ...makeOutbox(makeSealer(config.secretKey, 'mail'), clock), wake: () => undefined };
  void mailbox;
  app.decorate('catalog', catalog);
  app.decorate('home', home);
  app.addHook('onClose', () => {
    catalog.close();
    home.close();
  });

  await app.register(errors);
  await app.register(requestLog);
  await app.register(security, config);
  await app.register(origins, config);
  await app.register(limits, config);
  await app.register(formbody);
  await app.register(session, { database, clock, config });
  acceptBodies(app);
  refuseNul(app);
  await app.register(swagger, {
    openapi: { openapi: '3.1.0', info: { title: 'The shop', version: '1.0.0' } },
    transform: jsonSchemaTransform,
  });

  await app.register(operationsRoutes, { database });
  await app.register(catalogRoutes, { catalog, answers: makeAnswerCache(catalog.version) });
  await app.register(homeRoutes, { home, answers: makeAnswerCache(home.version) });
  await app.register(couponRoutes, { database });
  await app.register(sessionRoutes);
  await app.register(guestRoutes, { database, clock });
  await app.register(cartRoutes, { cart: makeCartService(database, clock) });
  await app.register(orderRoutes, { orders: makeOrderService({ database, clock, catalog }) });
  if (pictures) await app.register(pictures);
  if (pages) await app.register(pages);
  return app;
}
