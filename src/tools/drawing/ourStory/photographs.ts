/** A retailer's own photographs for the about page: finds them, and crops each to the page's shape. */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { colour } from '../../../client/ui/theme/tokens';

/** The shape of a place on the page: width divided by height, and its widths in pixels. */
export interface Shape {
  ratio: number;
  widths: readonly number[];
}

/** Gives a picture at a width, in pixels. */
export type RenderAt = (width: number) => Sharp;

const isPhotograph = /\.(jpe?g|png|webp|avif|tiff?)$/i;

/**
 * @param names the pictures of the page
 * @returns the photograph of each name that has one
 */
export async function findPhotographs(folder: string, names: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
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
export async function photographAt(file: string, { ratio, widths }: Shape): Promise<RenderAt> {
  const { autoOrient } = await sharp(file).metadata();
  const widest = Math.max(...widths);
  if (Math.min(autoOrient.width, autoOrient.height * ratio) < widest) {
    throw new Error(
      `${path.basename(file)} is too small: at least ${widest} × ${Math.round(widest / ratio)} pixels are needed.`,
    );
  }
  return (width) =>
    sharp(file)
      .autoOrient()
      .resize({ width, height: Math.round(width / ratio), fit: 'cover', position: 'attention' })
      .flatten({ background: colour.paper });
}
