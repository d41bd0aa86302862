/** What browsers and Node both have, of which the language's own library knows nothing. */
declare class URLSearchParams {
  constructor(query: Readonly<Record<string, string>>);
  toString(): string;
}
