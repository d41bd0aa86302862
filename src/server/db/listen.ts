import pg from 'pg';

export const CHANNEL = 'shop_changed';
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Keeps one connection listening, and makes a new one when it is lost. Notifications may have been missed meanwhile, so
 * that counts as a change.
 */
export function listenForChanges(databaseUrl: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let pause = FIRST_PAUSE_MS;
  let connecting: Promise<void> = Promise.resolve();

  const again = (lost: pg.Client): void => {
    if (stopped || lost !== client) return;
    client = undefined;
    void lost.end().catch(() => undefined);
    timer = setTimeout(() => (connecting = connect()), pause).unref();
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  };

  const connect = async (): Promise<void> => {
    const mine = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 10_000 });
    client = mine;
    mine.on('error', () => again(mine));
    mine.on('end', () => again(mine));
    mine.on('notification', onChange);
    try {
      await mine.connect();
      await mine.query(`listen ${CHANNEL}`);
      pause = FIRST_PAUSE_MS;
      onChange();
    } catch {
      again(mine);
    }
  };

  connecting = connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await connecting;
    await client?.end().catch(() => undefined);
  };
}
