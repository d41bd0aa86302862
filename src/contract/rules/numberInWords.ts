/** A whole number as it is written out, in the Indian system: crore, lakh, thousand, hundred. Pure, and free of zod. */

const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];

/** Largest first. Each takes as many of itself as fit, and leaves the rest to the next. */
const units = [
  { size: 10_000_000, name: 'Crore' },
  { size: 100_000, name: 'Lakh' },
  { size: 1000, name: 'Thousand' },
  { size: 100, name: 'Hundred' },
];

function belowHundred(number: number): string {
  if (number < small.length) return small[number] ?? '';
  const ten = tens[Math.floor(number / 10)] ?? '';
  return number % 10 === 0 ? ten : `${ten}-${small[number % 10] ?? ''}`;
}

/** 0 or more. Above 99 crore the crores are counted in words as well: `One Lakh Crore`. */
export function numberInWords(number: number): string {
  const unit = units.find(({ size }) => number >= size);
  if (!unit) return belowHundred(number);
  const rest = number % unit.size;
  const words = `${numberInWords(Math.floor(number / unit.size))} ${unit.name}`;
  return rest === 0 ? words : `${words} ${numberInWords(rest)}`;
}
