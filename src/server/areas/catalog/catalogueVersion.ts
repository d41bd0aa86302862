/**
 * The key of the note (table meta) that moves when the whole catalogue was replaced, as a restored backup does, and not
 * row by row. Its text stands in the databases of running shops.
 */
export const CATALOGUE_VERSION_KEY = 'catalogue_edition';
