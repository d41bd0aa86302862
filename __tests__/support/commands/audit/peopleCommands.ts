/** What the commands of people, and those of the whole shop, write into the audit. */
import { type ChangingCommand } from './changingCommand';

export const peopleCommands: ChangingCommand[] = [
  { command: 'newsletter confirm', args: ['9000000001'], rows: [{ what: 'number confirmed', subject: 'newsletter' }] },
  { command: 'newsletter remove', args: ['9000000001'], rows: [{ what: 'number removed', subject: 'newsletter' }] },
  {
    command: 'users logout',
    args: ['meera@example.com'],
    rows: [{ what: 'member logged out', subject: 'member u_meera', was: { sessions: 1, browsers: 1 } }],
  },
  {
    command: 'users logout',
    args: ['--all', '--yes'],
    rows: [{ what: 'all members logged out', subject: 'members', was: { sessions: 1 } }],
  },
  {
    command: 'users delete',
    args: ['meera@example.com', '--yes'],
    rows: [{ what: 'member deleted', subject: 'member u_meera' }],
  },
  {
    command: 'settings set',
    args: ['upi-id', 'asha.rao@okbank'],
    rows: [
      { what: 'settings changed', subject: 'settings', was: { 'UPI id': 'none' }, isNow: { 'UPI id': 'as…@okbank' } },
    ],
  },
  {
    command: 'settings clear',
    args: ['unpaid-days'],
    before: [['settings', 'set', 'unpaid-days', '3']],
    rows: [{ what: 'settings changed', subject: 'settings', was: { 'unpaid days': 3 }, isNow: { 'unpaid days': 7 } }],
  },
  {
    command: 'staff invite',
    args: ['ravi@example.com', '--role', 'orders'],
    rows: [{ what: 'account invited', subject: 'staff ravi@example.com', isNow: { role: 'orders' } }],
  },
  {
    command: 'staff reset',
    args: ['ravi@example.com'],
    before: [['staff', 'invite', 'ravi@example.com', '--role', 'orders']],
    rows: [
      { what: 'account reset', subject: 'staff ravi@example.com', was: { state: 'waits' }, isNow: { state: 'waits' } },
    ],
    again: null,
  },
  {
    command: 'staff disable',
    args: ['ravi@example.com'],
    before: [['staff', 'invite', 'ravi@example.com', '--role', 'orders']],
    rows: [
      {
        what: 'account disabled',
        subject: 'staff ravi@example.com',
        was: { state: 'waits' },
        isNow: { state: 'disabled' },
      },
    ],
  },
];

export const wholeShopCommands: ChangingCommand[] = [
  {
    command: 'restore',
    args: ['shop.backup', '--replace'],
    before: [['backup', 'shop.backup']],
    rows: [
      {
        what: 'backup restored',
        subject: 'shop',
        was: { products: 1, orders: 3, members: 1 },
        isNow: { file: 'shop.backup', madeAt: '2026-11-20T04:30:00.000Z', products: 1, orders: 3, members: 1 },
      },
    ],
    again: null,
  },
  {
    command: 'keys rotate',
    args: [],
    needs: 'key file',
    before: [['backup', 'shop.backup']],
    rows: [
      {
        what: 'secret key rotated',
        subject: 'secret key',
        was: { key: '$oldKey' },
        isNow: { key: '$key', sealedAnew: 0 },
      },
    ],
    again: null,
  },
  {
    command: 'keys replace-lost',
    args: ['--yes'],
    needs: 'key file',
    rows: [{ what: 'lost secret key replaced', subject: 'secret key', isNow: { key: '$key', stayClosed: 0 } }],
  },
  {
    command: 'keys forget',
    args: ['$oldKey', '--yes'],
    needs: 'key file',
    before: [
      ['backup', 'shop.backup'],
      ['keys', 'rotate'],
    ],
    rows: [{ what: 'secret key thrown away', subject: 'secret key $oldKey' }],
  },
];
