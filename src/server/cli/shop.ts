import type { Database } from '../db/types';
import type { Config } from '../plugins/config';
import type { Io } from './io';

/** Given to every command: its process, and the shop's database for as long as it works. */
export interface Shop {
  io: Io;
  withDatabase<T>(work: (database: Database, config: Config) => Promise<T>): Promise<T>;
}
