/** Puts the staff's side together: accounts, login, and what staff do with orders (docs/contract.md section 11). */
import type { FastifyInstance } from 'fastify';
import { shopUrlOf } from './areas/mail/templates';
import { makeManyOrders } from './areas/order/manyOrders.service';
import { makeOrderChange } from './areas/order/orderChange.service';
import type { OrderMails } from './areas/order/orderMails';
import { staffManyOrderRoutes } from './areas/order/staffManyOrders.routes';
import { makeOrderDesk } from './areas/order/staffOrderDesk.service';
import { staffOrderMoveRoutes } from './areas/order/staffOrderMoves.routes';
import { makeOrderNotes } from './areas/order/staffOrderNotes.service';
import { staffOrderRoutes } from './areas/order/staffOrders.routes';
import { makeStaffOrders } from './areas/order/staffOrders.service';
import { makeStaffParcels } from './areas/order/staffParcels.service';
import { makeStaffPayments } from './areas/order/staffPayments.service';
import { makeTakings } from './areas/order/takings.service';
import { settingsRoutes } from './areas/settings/settings.routes';
import { makeShopSettings } from './areas/settings/settings.service';
import { readSettings } from './areas/settings/shopSettings';
import { makeAuditList } from './areas/staff/auditList.service';
import { deskEventRoutes } from './areas/staff/deskEvents.routes';
import { makeDeskNews, tellDesks } from './areas/staff/deskNews';
import { staffRoutes } from './areas/staff/staff.routes';
import { makeAccountList } from './areas/staff/staffAccountList.service';
import { staffAccountRoutes } from './areas/staff/staffAccounts.routes';
import { makeStaffAccounts } from './areas/staff/staffAccounts.service';
import { makeStaffBrowsers } from './areas/staff/staffBrowsers';
import { makeStaffLogin } from './areas/staff/staffLogin';
import { makeSendSheet } from './areas/staff/staffSheets';
import type { KnownBrowserDeps } from './areas/account/knownBrowsers';
import type { Database } from './db/types';
import { makeDemoOwnerRule } from './demo/demoOwner';
import type { Clock } from './lib/clock';
import type { Capacity } from './load/capacity';
import type { Config } from './plugins/config';
import { makeSealer } from './security/sealing';
import type { SecretKeys } from './security/secretKeys';

interface Deps {
  config: Config;
  database: Database;
  clock: Clock;
  secretKeys: SecretKeys;
  browserDeps: KnownBrowserDeps;
  mails: OrderMails;
  capacity: Pick<Capacity, 'deskBeatMs'>;
}

export async function registerStaffSide(app: FastifyInstance, deps: Deps): Promise<void> {
  const { config, database, clock, secretKeys, browserDeps, mails, capacity } = deps;
  const { mailQueue } = app;
  const shopUrl = shopUrlOf(config);
  const accountDeps = { database, clock, sealer: makeSealer(secretKeys, 'second factor'), shopUrl };
  const accounts = makeStaffAccounts(accountDeps);
  const login = makeStaffLogin({
    ...accountDeps,
    app,
    mailQueue,
    browsers: makeStaffBrowsers({ ...browserDeps, database }),
    mayGoWithout: makeDemoOwnerRule(config),
  });
  await app.register(staffRoutes, { accounts, login });
  const sendSheet = makeSendSheet({ database, clock });
  const [accountList, history] = [makeAccountList(database), makeAuditList(database)];
  await app.register(staffAccountRoutes, { accounts, accountList, history, sendSheet });
  await app.register(settingsRoutes, { settings: makeShopSettings({ database, clock, config }) });
  await app.register(deskEventRoutes, { news: makeDeskNews(database, clock), beatMs: capacity.deskBeatMs });

  const settings = async () => (await readSettings(database.db, config)).values;
  const desk = makeOrderDesk({ database, clock, settings });
  const staff = makeStaffOrders({ database, clock, mails, shopUrl, config });
  const parcels = makeStaffParcels({ database, clock, mails });
  await app.register(staffOrderRoutes, { desk, takings: makeTakings(database), sendSheet });
  const tell = () => tellDesks(database);
  await app.register(staffOrderMoveRoutes, {
    desk,
    tell,
    staff,
    parcels,
    mailQueue,
    payments: makeStaffPayments({ database, clock, mails }),
    changer: makeOrderChange({ database, clock, mails }),
    notes: makeOrderNotes({ database, clock, shopUrl, config }),
  });
  await app.register(staffManyOrderRoutes, { many: makeManyOrders({ staff, parcels }), mailQueue, tell });
}
