/** How large a picture of staff's may be, for what takes it in and for the help and the refusals that say so. */

export const MOST_PICTURE_MB = 20;
export const MOST_PICTURE_BYTES = MOST_PICTURE_MB * 1024 * 1024;
/** Millions of pixels, by what the file's head says. */
export const MOST_MEGAPIXELS = 60;
