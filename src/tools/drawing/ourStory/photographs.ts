/** A retailer's own photographs for the about page: finds them, and crops each to the page's shape. */
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
    // Without this failure only a shopper would notice that the photograph is missing.
    if (!names.includes(name)) throw new Error(`${file} has no place on the page. The names are: ${names.join(', ')}.`);
    if (found.has(name)) throw new Error(`There are two photographs for ${name}.`);
    found.set(name, path.join(folder, file));
  }
  return found;
}

/** Upright, cropped around its salient part, and without the camera's metadata, such as the place. */
async function photographAt(file, { ratio, widths }) {
  const { autoOrient } = await sharp(file).metadata();
  const widest = Math.max(...widths);
  if (Math.min(autoOrient.width, autoOrient.height * ratio) < widest) {
    throw new Error(`${path.basename(file)} is too small: at least ${widest} × ${Math.round(widest / ratio)} pixels are needed.`);
  }
  return (width) => sharp(file).autoOrient().resize({ width, height: Math.round(width / ratio), fit: 'cover', position: 'attention' }).flatten({ background: '#FFF8EF' });
}

module.exports = { findPhotographs, photographAt };
