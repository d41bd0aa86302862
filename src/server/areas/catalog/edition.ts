/** The note (table meta) that moves when the whole catalogue was replaced, as a restored backup does, and not row by row. */
export const CATALOGUE_EDITION = 'catalogue_edition';
