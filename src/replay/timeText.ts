const two = (value: number): string => String(value).padStart(2, '0');

/** Milliseconds since the visit began → `0:03.2`, `1:02:03.4`. */
export function timeText(ms: number): string {
  const tenths = Math.max(0, Math.floor(ms / 100));
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const clock = hours > 0 ? `${hours}:${two(minutes % 60)}` : String(minutes);
  return `${clock}:${two(seconds % 60)}.${tenths % 10}`;
}

/** An ISO time in the shopper's time zone; '' where the file says nothing. */
export function dateText(iso: string, timeZone: string): string {
  const time = Date.parse(iso);
  // What has no date of its own is dated 1970 (lib/supportBundle).
  if (!(time > 0)) return '';
  const style = { dateStyle: 'medium', timeStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat('en-IN', { ...style, timeZone: timeZone || 'UTC' }).format(time);
  } catch {
    return new Intl.DateTimeFormat('en-IN', { ...style, timeZone: 'UTC' }).format(time);
  }
}
