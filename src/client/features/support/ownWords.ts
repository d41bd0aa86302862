/**
 * Words that the code itself is made of. A house may be called 'Home' and a message may be 'Cart': inside the address or the message
 * that is masked, but elsewhere such a word is the shop's own, and a log without it would lead nowhere.
 */
import { errorCodes } from '../../../contract/errors';
import { categoryAliases } from '../../../contract/rules/names';
import { COUNTRY } from '../../lib/constants';
import { paths } from '../../lib/paths';

const inAddresses = Object.values(paths).flatMap((path) => (typeof path === 'string' ? path.split(/[/-]/) : []));

const others = `
  productdetails payment successful unsuccessful sale products order history search category subcategory color colour brand size scheme stock sort
  name tab reviews description offered lightning instock outofstock showsall from state
  guest user member visitor pop push replace default page frame over true false null undefined query mutation
  pending fulfilled rejected initialised uninitialized details placing unanswered placed refused cancelled canceled ordered shipped delivered
  initiated approved refunded active inactive success info warning error other form address problem filters menu zoom
  sending sent saved found none failed men women kids baby gift gifts corporate shapewear cotton socks toys blue
  assets pictures videos http https`;

const words: ReadonlySet<string> = new Set([
  ...[...inAddresses, ...others.split(/\s+/), ...categoryAliases.keys(), ...errorCodes, 'NETWORK', 'TIMEOUT', 'GARBLED', 'NO_COOKIES', COUNTRY].map((word) => word.toLowerCase()),
  'corporate gifts',
]);

/** @param text in small letters */
export const isOwnWord = (text: string): boolean => words.has(text);
