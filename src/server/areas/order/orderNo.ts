import { randomInt } from 'node:crypto';

/** No 0, O, 1, I or L: it is read out on the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const draw = (): string => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');

/** Short, readable, and not countable: `7K3M-9QX2`. */
export const newOrderNo = (): string => `${draw()}-${draw()}`;
