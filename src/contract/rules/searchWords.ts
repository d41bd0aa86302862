/**
 * What the search box asks: the header's, and those of the pages that the server writes by itself. Free of zod: the
 * browser imports it.
 */
export const SEARCH_PLACEHOLDER = 'What are you looking for?';
