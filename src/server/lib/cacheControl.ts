/** `cache-control` of what never changes under its address. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
