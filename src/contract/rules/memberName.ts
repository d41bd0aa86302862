/**
 * What a member may be called, for sign-up, profile and reviews alike (decision 53a): others read the name beside
 * what its bearer says, so it must not pass for the shop's. No schema here: the browser imports these values.
 */
import { brand } from '../brand';
import { lookOf } from './lookAlikes';

export const nameComplaints = {
  brand: 'This name looks like the name of the shop. Please enter your own.',
  office: 'This name looks like that of an office. Please enter your own.',
  mixed: 'This name mixes letters of several alphabets in a word. Please type it in one of them.',
  unseen: 'This name has characters in it that cannot be seen. Please type it anew.',
  address: 'A name has no web or e-mail address in it. Please leave it out.',
} as const;

/** Shorter ones stand within too many people's names. */
const LONG = 6;

const whole = lookOf(brand.name).join('');
const short = brand.alsoCalled.map((name) => lookOf(name).join(''));

/** In one of the words, or as some of them in a row: `Official J h a b l a`, but not `Manoj Hablani`. */
function holds(words: readonly string[], name: string): boolean {
  if (name === '') return false;
  return words.some((word, from) => {
    if (name.length < LONG ? word === name : word.includes(name)) return true;
    let row = '';
    for (let at = from; row.length < name.length && at < words.length; at += 1) row += words[at] ?? '';
    return row === name;
  });
}

/** `Jhaabla` for Jhabla. Letters that are doubled or not part no two names, but among long ones. */
const single = (word: string): string => word.replace(/(.)\1+/gu, '$1');
const longOnes = [whole, ...short].filter((known) => known.length >= LONG).map(single);
/** As it sounds to most: `Zhabla`, `Jabla`. That can be a name, and stands for the shop beside what a firm has. */
const soundOf = (word: string): string => single(word.replace(/^z/, 'j').replace(/(?!^)h/g, ''));
const sounds = short.filter((known) => known.length >= LONG).map(soundOf);

const looksOf = (words: string): ReadonlySet<string> => new Set(lookOf(words.trim().replace(/\s+/g, ' ')));
const ofFirms = looksOf(`
  co company ltd limited pvt private inc llp corp store stores shop shops boutique india online official team support
`);

function isLikeBrand(name: string): boolean {
  const words = lookOf(name);
  if (whole.length >= LONG && words.join('').includes(whole)) return true;
  if ([whole, ...short].some((known) => holds(words, known))) return true;
  if (longOnes.some((known) => holds(words.map(single), known))) return true;
  return words.some((word) => ofFirms.has(word)) && words.some((word) => sounds.includes(soundOf(word)));
}

/** Nobody's name by themselves. */
const offices = looksOf(`
  admin admins administrator administration moderator official officials support helpdesk helpline webmaster
  ceo founder cofounder owner shopkeeper storekeeper seller shop store reply brand
  customercare customerservice customersupport supportteam careteam helpteam officialaccount officialstore
  एडमिन प्रशासक आधिकारिक सहायता
`);
/** What stands beside such a word, and makes two of them one office. */
const besides = looksOf(`
  the our team staff desk account care service services centre center department dept customer customers
  client sales help head chief senior online verified grievance officer executive representative manager by to purchase
`);
/** Two words that are an office wherever they stand. */
const pairs = [
  'customer care',
  'customer service',
  'customer services',
  'customer support',
  'support team',
  'help desk',
  'customer relations',
  'store manager',
  'shop manager',
  'shop owner',
  'store owner',
  'verified buyer',
  'verified purchase',
  'the shop',
  'the store',
  'official account',
  'official store',
  'official shop',
  'grievance officer',
  'ग्राहक सेवा',
  'कस्टमर केयर',
].map((pair) => lookOf(pair).join(' '));

/** `Customer Care`, `The Official Team`, `Priya from Customer Care`; `Admiral Rao` and `Shah Official` are names. */
function isLikeOffice(name: string): boolean {
  const words = lookOf(name);
  const text = ` ${words.join(' ')} `;
  if (pairs.some((pair) => text.includes(` ${pair} `))) return true;
  if (offices.has(words.join(''))) return true;
  return words.some((word) => offices.has(word)) && words.every((word) => offices.has(word) || besides.has(word));
}

/** Joiners and variants belong to letters of many scripts. */
const ofLetters = /[\u200c\u200d\ufe00-\ufe0f]/g;
const unseen = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/u;

/** With the endings that people know; `S.Kumar` is a name. */
const endings = [
  'app|biz|click|club|co|com|dev|example|in|info|io|link|live',
  'me|net|online|org|page|shop|site|store|top|web|website|xyz',
].join('|');
const ending = `[\\p{L}\\p{N}]\\.(?:${endings})(?![\\p{L}\\p{N}])`;
const address = new RegExp(`://|\\S@\\S|(?:^|[^\\p{L}\\p{N}])www\\.|${ending}`, 'iu');
/** Dots of other widths open an address too. */
const withPlainDots = (name: string): string => name.normalize('NFKC').replace(/\u3002/g, '.');

/** Alphabets whose letters pass for Latin ones. Nobody's name has both in a word. */
const alphabets = ['Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Lisu', 'Coptic', 'Georgian', 'Canadian_Aboriginal'];
const imitating = new RegExp(`[${alphabets.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');
const isMixed = (name: string): boolean =>
  name.split(/\s+/).some((word) => /\p{Script=Latin}/u.test(word) && imitating.test(word));

/** @returns what is wrong with the name, for its bearer; '' when nothing is. An empty one is the form's affair. */
export function nameComplaint(name: string): string {
  if (unseen.test(name.replace(ofLetters, ''))) return nameComplaints.unseen;
  if (address.test(withPlainDots(name))) return nameComplaints.address;
  if (isLikeBrand(name)) return nameComplaints.brand;
  if (isLikeOffice(name)) return nameComplaints.office;
  return isMixed(name) ? nameComplaints.mixed : '';
}

/** Characters that turn the reading direction or steer the program that shows them. */
const steering = /[\p{Cc}\p{Bidi_Control}]/u;

/** For texts of several lines, which may hold tabs and line ends. */
export const steersReading = (text: string): boolean => steering.test(text.replace(/[\t\r\n]/g, ''));
