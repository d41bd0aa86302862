/** Without the characters at its end that `shape` knows. An expression like `/\/+$/` begins anew at each slash of a long run, and takes its length squared. */
export function trimEnd(text: string, shape: RegExp): string {
  let end = text.length;
  while (end > 0 && shape.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
