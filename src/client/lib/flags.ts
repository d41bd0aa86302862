/** Flags and numbers may arrive as text from another backend (decision 11): never trust JavaScript's truthiness. */

/** `true`, `1`, `"true"`, `"1"`, `"yes"` → true; everything else → false. */
export function toFlag(value: unknown): boolean {
  if (typeof value === 'string') return ['true', '1', 'yes'].includes(value.trim().toLowerCase());
  return value === true || value === 1;
}

/** A number or a text that holds one → that number; anything else → `fallback`. */
export function toNumber(value: unknown, fallback = 0): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : fallback;
}
