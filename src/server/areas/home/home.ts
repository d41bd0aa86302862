import { categoryAliases, nameKey } from '../../../contract/rules/names';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { shownMainCoupon } from '../coupon/validity';
import { hiddenCategories, readHome, type HomeRows } from './home.repository';

/** The home sections in memory, re-read whole whenever the catalogue is announced to have changed. */
export interface Home {
  /**
   * Moves when the page is another one: the main coupon, which stands on it too, is asked of the database by its own
   * call.
   */
  version(): number;
  rows(): HomeRows;
  refresh(): Promise<void>;
  close(): void;
}

/** What shoppers see of it: a hidden category is in no menu, under whatever word leads to it. */
async function readShownHome(database: Database): Promise<HomeRows> {
  const { menu, ...rows } = await readHome(database);
  const hidden = await hiddenCategories(database);
  const leadsToHidden = (key: string): boolean =>
    hidden.some(({ id, name_key }) => name_key === key || categoryAliases.get(key) === id);
  return { ...rows, menu: menu.filter(({ name }) => !leadsToHidden(nameKey(name))) };
}

export async function openHome(database: Database, clock: Clock): Promise<Home> {
  const read = async () => ({
    rows: await readShownHome(database),
    coupon: await shownMainCoupon(database.db, clock()),
  });
  let { rows, coupon } = await read();
  let text = JSON.stringify({ rows, coupon });
  let version = 0;

  async function refresh(): Promise<void> {
    const now = await read();
    const textNow = JSON.stringify(now);
    if (textNow === text) return;
    ({ rows, coupon } = now);
    text = textNow;
    version += 1;
  }

  // A database that is away for a moment announces the next change too; old sections are better than none.
  const close = database.onChange(() => void refresh().catch(() => undefined));
  return {
    version() {
      // Nobody announces that a coupon's last day is over.
      if (coupon?.until_at && clock() > coupon.until_at) {
        coupon = undefined;
        version += 1;
      }
      return version;
    },
    rows: () => rows,
    refresh,
    close,
  };
}
