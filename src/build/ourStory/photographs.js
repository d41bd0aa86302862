/** A retailer's own photographs for the about page: which there are, and how one is cut to the shape that the page shows. */
const fs = require('node:fs/promises');
const path = require('node:path');
const sharp = require('sharp');

const isPhotograph = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/**
 * @param names the pictures of the page
 * @returns the photograph of each name that has one
 */
async function findPhotographs(folder, names) {
  const found = new Map();
  for (const file of (await fs.readdir(folder)).filter((entry) => isPhotograph.test(entry))) {
    const { name } = path.parse(file);
    // A photograph that is silently left out would be missed only by a shopper.
    if (!names.includes(name)) throw new Error(`${file} has no place on the page. The names are: ${names.join(', ')}.`);
    if (found.has(name)) throw new Error(`There are two photographs for ${name}.`);
    found.set(name, path.join(folder, file));
  }
  return found;
}

/** Upright, cut around what catches the eye, and without what a camera writes into its files, such as the place. */
async function photographAt(file, { ratio, widths }) {
  const { autoOrient } = await sharp(file).metadata();
  const widest = Math.max(...widths);
  if (Math.min(autoOrient.width, autoOrient.height * ratio) < widest) {
    throw new Error(`${path.basename(file)} is too small: at least ${widest} × ${Math.round(widest / ratio)} pixels are needed.`);
  }
  return (width) => sharp(file).autoOrient().resize({ width, height: Math.round(width / ratio), fit: 'cover', position: 'attention' }).flatten({ background: '#FFF8EF' });
}

module.exports = { findPhotographs, photographAt };
