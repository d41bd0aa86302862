/**
 * Texts on which a careless expression takes its length squared, or worse: long runs of what it repeats, and an end
 * that it does not expect.
 */
const runs: readonly [repeated: string, end: string][] = [
  ['a', '!'],
  ['A1', '\u0000'],
  ['0', 'x'],
  ['1,000', ' x'],
  ['9 ', 'x'],
  [' ', 'x'],
  ['\t\n', 'x'],
  ['.', 'x'],
  ['...', ' x'],
  ['-', 'x'],
  ['- ', 'x'],
  ['/', 'x'],
  ['a.', '@'],
  ['a@', '.'],
  ['@a.', '@'],
  ['<', 'x'],
  ['<a ', '<'],
  ['<script ', 'x'],
  ['<style>', 'x'],
  ['<!--', 'x'],
  ['&#', 'x'],
  ['&amp;', '&'],
  ['%41', '%'],
  ['"', "'"],
  ['{"a":', 'x'],
  ['a=b;', '='],
  ['a-', '/'],
  [',', 'x'],
  [';q=0.', 'x'],
  ['\u0301', 'a'],
  ['\u0930\u094d', '!'],
  ['\u{1f468}\u200d', '!'],
  ['\u200d', 'x'],
];

/** None is longer than `length`. @param starts what an expression may want before the run */
export const longTexts = (length: number, starts: readonly string[] = ['']): string[] =>
  starts.flatMap((start) =>
    runs.map(([repeated, end]) => start + repeated.repeat(Math.max(Math.floor((length - start.length - end.length) / repeated.length), 0)) + end),
  );
