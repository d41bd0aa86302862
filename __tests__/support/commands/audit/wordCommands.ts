/** What the commands of the home page and of reviews write into the audit. */
import { pictures, type AuditRow, type ChangingCommand } from './changingCommand';

const home = (section: string, was: object | null, isNow: object | null): AuditRow => ({
  what: 'home page changed',
  subject: `home ${section}`,
  was,
  isNow,
});

export const wordCommands: ChangingCommand[] = [
  {
    command: 'home set',
    args: ['flash', 'Deals of the day', 'Gift wrap in cloth'],
    rows: [home('flash', { 1: 'Old news' }, { 1: 'Deals of the day', 2: 'Gift wrap in cloth' })],
  },
  { command: 'home set', args: ['menu', '--remove'], rows: [home('menu', { 1: 'Kids' }, null)] },
  {
    command: 'home set',
    args: ['coupon-text', '2', 'Rs 100 off'],
    rows: [home('coupon-text', null, { 2: 'Rs 100 off' })],
  },
  {
    command: 'home set',
    args: ['headline', 'Wool for small people', 'Knitted in Leh.'],
    rows: [home('headline', null, { 1: 'Wool for small people', 2: 'Knitted in Leh.' })],
  },
  {
    command: 'home set',
    args: ['season', '--link', '/shop?search=cap'],
    rows: [home('season', { 1: `/shop · ${pictures('old')}` }, { 1: `/shop?search=cap · ${pictures('old')}` })],
  },
  {
    command: 'home set',
    args: ['season', '--item', '1', '--remove'],
    rows: [home('season', { 1: `/shop · ${pictures('old')}` }, null)],
  },
  {
    command: 'home set',
    args: ['carousel', '--file', 'carousel.json'],
    rows: [home('carousel', null, { 1: `For rakhi · /shop · ${pictures('rakhi')}` })],
  },
  {
    command: 'reviews hide',
    args: ['11'],
    rows: [{ what: 'review hidden', subject: 'review 11', was: { hidden: false }, isNow: { hidden: true } }],
  },
  {
    command: 'reviews show',
    args: ['11'],
    before: [['reviews', 'hide', '11']],
    rows: [{ what: 'review shown', subject: 'review 11', was: { hidden: true }, isNow: { hidden: false } }],
  },
  {
    command: 'reviews answer',
    args: ['11', 'Thank you, Meera!'],
    rows: [{ what: 'review answered', subject: 'review 11', was: { letters: 0 }, isNow: { letters: 17 } }],
  },
  {
    command: 'reviews answer',
    args: ['11', '--remove'],
    before: [['reviews', 'answer', '11', 'Thank you, Meera!']],
    rows: [{ what: 'answer removed', subject: 'review 11', was: { letters: 17 }, isNow: { letters: 0 } }],
  },
];
