/** Globals of browsers and Node that TypeScript's library of the language alone does not declare. */
declare class URLSearchParams {
  constructor(query: Readonly<Record<string, string>>);
  toString(): string;
}
