import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** The pixels of a picture, in three bytes each: red, green and blue. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Reads a PNG or WebP picture from a file or from memory. */
export async function readPicture(source: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const image = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 3 } });

/** Writes a picture as lossless WebP, about a third of the size of PNG, or as PNG, depending on the file extension. */
export async function writePicture(file: string, picture: Picture) {
  mkdirSync(dirname(file), { recursive: true });
  const output = file.endsWith('.webp')
    ? image(picture).webp({ lossless: true, effort: 5 })
    : image(picture).png();
  await output.toFile(file);
}

/** Counts the pixels that differ. If the sizes differ, returns all pixels of the larger picture. */
export function differingPixels(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height) {
    return Math.max(one.width * one.height, other.width * other.height);
  }
  if (one.data.equals(other.data)) return 0;
  let count = 0;
  for (let at = 0; at < one.data.length; at += 3) {
    if (one.data.compare(other.data, at, at + 3, at, at + 3) !== 0) count++;
  }
  return count;
}

/** Draws the difference between two pictures in black on a faint copy of the first. */
export async function differencePicture(one: Picture, other: Picture): Promise<Picture> {
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const onCanvas = (picture: Picture) =>
    image(picture)
      .extend({ right: width - picture.width, bottom: height - picture.height, background: 'magenta' })
      .png()
      .toBuffer();
  const difference = await sharp(await onCanvas(one))
    .composite([{ input: await onCanvas(other), blend: 'difference' }])
    .removeAlpha()
    .threshold(1)
    .negate()
    .png()
    .toBuffer();
  const faint = await sharp(await onCanvas(one))
    .linear(0.25, 191)
    .toBuffer();
  return readPicture(
    await sharp(faint)
      .composite([{ input: difference, blend: 'multiply' }])
      .png()
      .toBuffer(),
  );
}
