/**
 * The shop is killed while it sends mails: none is lost, and one that comes twice is the same mail, so that the
 * receiver can drop it.
 */
import { startMailServer, type MailServer } from '../../support/mails/mailServer';
import { fillStock, type Attempt, type Buyer } from '../../support/process/orderLoad';
import { orderUntilKilled, sendAgain } from '../../support/process/orderUntilKilled';
import { makeChance } from '../../support/data/random';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';
import { sendWaitingMails } from '../../support/mails/waitingMails';

const SECRET_KEY = 'the-secret-key-of-a-shop-that-is-killed';
const seed = Date.now() % 1_000_000;
const chance = makeChance(seed);

let place: TestPlace;
let shop: ShopProcess;
let mailServer: MailServer;
let buyers: Buyer[];
const attempts: Attempt[] = [];
/** Hears of each mail when it has arrived in full and the shop has not been told so. */
let arrived: () => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  mailServer = await startMailServer({ beforeYes: () => arrived() });
  place = await makePlace();
  buyers = await fillStock(place, 5);
  const settings = { DEMO: 'off', SECRET_KEY, LOG_LEVEL: 'error', SMTP_URL: mailServer.url };
  shop = await startShop(settings, place, { successors: onPostgres ? 0 : 3 });
}, 120_000);
afterAll(async () => {
  await shop?.close();
  await mailServer?.close();
});

/** Killed before the mail server's yes is out: the mail is there, and the shop cannot know it. */
async function killAtMail(nth: number): Promise<void> {
  let mails = 0;
  const crowd = orderUntilKilled(shop, buyers, chance, (attempt) => attempts.push(attempt));
  arrived = async () => {
    mails += 1;
    if (mails === nth) await crowd.kill();
  };
  await crowd.gone;
}

const orderNoIn = (subject: string): string => /\b[2-9A-Z]{4}-[2-9A-Z]{4}\b/.exec(subject)?.[0] ?? subject;

describe('a shop that is killed while it sends mail', () => {
  it(
    `sends the confirmation of every order through ${ROUNDS} kills, each under one Message-ID`,
    async () => {
      for (let round = 1; round <= ROUNDS; round += 1) {
        await killAtMail(1 + chance.upTo(6));
        await shop.start();
        expect({ seed, round, isAnswered: await sendAgain(shop.url, buyers, attempts, chance) }).toEqual({
          seed,
          round,
          isAnswered: true,
        });
      }
      await shop.stop();
      expect(await sendWaitingMails(place, SECRET_KEY, mailServer.url)).toBe(0);

      const came = mailServer.mails.map(({ subject, text, raw }) => ({
        orderNo: orderNoIn(subject),
        messageId: /^Message-ID: (<.+>)$/im.exec(raw)?.[1] ?? '',
        text,
      }));
      expect([...new Set(came.map(({ orderNo }) => orderNo))].sort()).toEqual(
        attempts.map(({ orderNo }) => orderNo).sort(),
      );
      // One mail for an order, however often it came; and no two orders share one.
      expect(new Set(came.map(({ messageId }) => messageId)).size).toBe(attempts.length);
      expect(new Set(came.map((mail) => JSON.stringify(mail))).size).toBe(attempts.length);
      // Each kill was at a mail that had come, so that many came again.
      expect(came.length).toBeGreaterThanOrEqual(attempts.length + ROUNDS);
    },
    limitFor(30),
  );
});
