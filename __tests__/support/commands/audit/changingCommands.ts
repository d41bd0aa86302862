/**
 * Every command of the shop's own program as a table (docs/contract.md section 11): what each that changes something
 * writes into the audit, and which only read. A command that is missing here fails the test of the audit.
 */

import { catalogueCommands } from './catalogueCommands';
import { ORDER, type ChangingCommand } from './changingCommand';
import { orderCommands, returnCommands } from './orderCommands';
import { peopleCommands, wholeShopCommands } from './peopleCommands';
import { wordCommands } from './wordCommands';

export const changingCommands: readonly ChangingCommand[] = [
  ...orderCommands,
  ...returnCommands,
  ...catalogueCommands,
  ...wordCommands,
  ...peopleCommands,
  ...wholeShopCommands,
];

/** With words that make each of them read something. */
export const readingCommands: readonly { command: string; args: string[] }[] = [
  { command: 'orders list', args: [] },
  { command: 'orders show', args: [ORDER] },
  { command: 'orders overdue', args: [] },
  { command: 'returns list', args: [] },
  { command: 'returns show', args: ['$return'] },
  { command: 'reviews list', args: [] },
  { command: 'products list', args: [] },
  { command: 'products show', args: ['7'] },
  { command: 'stock', args: [] },
  { command: 'categories list', args: [] },
  { command: 'catalogue import', args: ['sheet.csv', '--dry-run'] },
  { command: 'catalogue export', args: ['catalogue.csv'] },
  { command: 'catalogue template', args: ['template.csv'] },
  { command: 'coupons list', args: [] },
  { command: 'home list', args: [] },
  { command: 'messages list', args: [] },
  { command: 'newsletter list', args: [] },
  { command: 'users list', args: [] },
  { command: 'users export', args: ['meera@example.com', 'meera.json'] },
  { command: 'staff list', args: [] },
  { command: 'settings show', args: [] },
  { command: 'backup', args: ['shop.backup'] },
  { command: 'keys list', args: [] },
  { command: 'doctor', args: [] },
];
