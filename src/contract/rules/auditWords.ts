/** What a row of the history says, in words: for its screen, and for its sheet. */

/** `isPacked` → `is packed`; what is words already stays: `UPI id`. */
const nameInWords = (name: string): string =>
  name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);

/** `{"role":"orders","isPacked":true}` → `role orders, is packed yes` */
function inWords(value: unknown): string {
  if (value === null || value === undefined) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(inWords).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${nameInWords(name)} ${inWords(one)}`)
      .join(', ');
  return String(value);
}

/** '' where there is nothing to tell. */
export const auditWords = (value: unknown): string => (value === null || value === undefined ? '' : inWords(value));
