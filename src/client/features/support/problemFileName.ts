/** `jhabla-problem-2026-11-20-0930.json`, by the shopper's own clock. */
export function problemFileName(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `jhabla-problem-${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}-${two(time.getHours())}${two(time.getMinutes())}.json`;
}
