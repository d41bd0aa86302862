import { makeCommandLine } from './commandLine';
import { TEST_SECRET_KEY, type TestShop } from '../server/buildTestApp';

/** The shop-keeper's command line beside this running shop: the same database, the same secret key, the same clock. */
export const staffOf = ({ place, clock }: TestShop) =>
  makeCommandLine(place, {
    env: {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      SECRET_KEY: TEST_SECRET_KEY,
      PUBLIC_URL: 'https://shop.example',
    },
    clock: () => clock.now,
  });
