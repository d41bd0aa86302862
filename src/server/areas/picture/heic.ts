/**
 * HEIC, as iPhones take it. sharp reads of it how large it is and what the camera wrote, but its build has no HEVC
 * decoder.
 */
import { crc32, deflateSync } from 'node:zlib';
import type { DecodedPicture, HeifImage } from 'libheif-js/wasm-bundle';
import sharp from 'sharp';

/** Two megabytes that only a HEIC needs: read when the first one comes. */
const loadLibheif = async () => (await import('libheif-js/wasm-bundle')).default;

/**
 * The bytes of a HEIC picture → those of a PNG of the same pixels and colours, upright and without what the camera
 * wrote. Throws when it cannot be read, or has more than `mostPixels`.
 * @param profile its colour profile: telephones take more colours than a page shows, and mean others by the same
 *   numbers
 */
export async function pngOfHeic(bytes: Buffer, mostPixels: number, profile: Buffer | undefined): Promise<Buffer> {
  const { HeifDecoder } = await loadLibheif();
  return quietly(async () => {
    const decoder = new HeifDecoder();
    const images = decoder.decode(bytes);
    try {
      const image = images.find((one) => one.is_primary()) ?? images[0];
      if (!image) throw new Error('There is no picture in it.');
      const [width, height] = [image.get_width(), image.get_height()];
      if (width * height > mostPixels) throw new Error('It has too many pixels.');
      const { data } = await shown(image, width, height);
      const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      const png = await sharp(pixels, { raw: { width, height, channels: 4 } })
        .png({ compressionLevel: 0 })
        .toBuffer();
      return profile ? withProfile(png, profile) : png;
    } finally {
      for (const image of images) image.free();
      decoder.decoder?.delete();
    }
  });
}

/** The library writes to the console what is wrong with a picture; there a command prints its JSON. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await work();
  } finally {
    console.log = log;
  }
}

function shown(image: HeifImage, width: number, height: number): Promise<DecodedPicture> {
  return new Promise((resolve, reject) => {
    image.display({ width, height, data: new Uint8ClampedArray(width * height * 4) }, (done) =>
      done ? resolve(done) : reject(new Error('Its pixels cannot be read.')),
    );
  });
}

/** A PNG's signature and its first chunk, which says how large it is; the profile's chunk follows. */
const PNG_HEAD = 8 + 25;

function withProfile(png: Buffer, profile: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from('iCCPcamera\0\0', 'latin1'), deflateSync(profile)]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(chunk.length - 4, 0);
  around.writeUInt32BE(crc32(chunk), 4);
  return Buffer.concat([
    png.subarray(0, PNG_HEAD),
    around.subarray(0, 4),
    chunk,
    around.subarray(4),
    png.subarray(PNG_HEAD),
  ]);
}
