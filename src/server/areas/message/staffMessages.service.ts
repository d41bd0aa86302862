import type { Database } from '../../db/types';
import { listMessages, type MessageListing } from './message.repository';

/** What members wrote, newest first. */
export const messagesForStaff = ({ db }: Database, limit: number): Promise<MessageListing[]> => listMessages(db, limit);
