/**
 * A coupon text travels as JSON inside JSON; another backend may send it bare (decision 35). Text only, whatever it
 * holds.
 */
export function parseCouponText(raw: string): string {
  try {
    const value = JSON.parse(raw) as unknown;
    if (typeof value === 'string') return value.trim();
    const { couponText } = (value ?? {}) as { couponText?: unknown };
    return typeof couponText === 'string' ? couponText.trim() : raw.trim();
  } catch {
    return raw.trim();
  }
}
