import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** The pixels of a picture, in three bytes each: red, green and blue. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** Reads a picture from a file or from memory. */
export async function readPicture(source: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

const image = ({ width, height, data }: Picture) => sharp(data, { raw: { width, height, channels: 3 } });

/** Writes a picture as PNG. */
export async function writePicture(file: string, picture: Picture) {
  mkdirSync(dirname(file), { recursive: true });
  await image(picture).png().toFile(file);
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
