import { hash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { Picture } from './picture.ts';

/** Where a story's picture is on a sheet. Rows and columns of one color at the end of a page are left out. */
const place = z.object({
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
  /** Size of the page. */
  page: z.tuple([z.number(), z.number()]),
  /** The color that was left out. */
  edge: z.tuple([z.number(), z.number(), z.number()]),
});
const places = z.record(z.string(), place);

/** WebP's maximum width and height. */
const maxSide = 16_383;

const gap = 16;
const labelHeight = 24;
const bytes = 3;

/** A picture without the rows and columns of one color at its end. */
interface Cropped {
  readonly picture: Picture;
  readonly page: [number, number];
  readonly edge: [number, number, number];
}

function crop({ width, height, data }: Picture): Cropped {
  const end = data.subarray(data.length - bytes);
  const isEdge = (x: number, y: number) =>
    data.compare(end, 0, bytes, (y * width + x) * bytes, (y * width + x + 1) * bytes) === 0;
  const emptyRow = Buffer.alloc(width * bytes, end);
  const isEmptyRow = (y: number) =>
    data.compare(emptyRow, 0, width * bytes, y * width * bytes, (y + 1) * width * bytes) === 0;
  let bottom = height;
  while (bottom > 1 && isEmptyRow(bottom - 1)) bottom--;
  let right = 1;
  for (let y = 0; y < bottom; y++) {
    let x = width;
    while (x > right && isEdge(x - 1, y)) x--;
    right = Math.max(right, x);
  }
  const cropped = Buffer.alloc(right * bottom * bytes);
  for (let y = 0; y < bottom; y++) {
    data.copy(cropped, y * right * bytes, y * width * bytes, (y * width + right) * bytes);
  }
  const [red = 0, green = 0, blue = 0] = end;
  return {
    picture: { width: right, height: bottom, data: cropped },
    page: [width, height],
    edge: [red, green, blue],
  };
}

/** Restores what `crop` left out. */
function uncrop({ picture, page: [width, height], edge }: Cropped): Picture {
  const data = Buffer.alloc(width * height * bytes, Buffer.from(edge));
  const row = picture.width * bytes;
  for (let y = 0; y < picture.height; y++) picture.data.copy(data, y * width * bytes, y * row, (y + 1) * row);
  return { width, height, data };
}

/** Places pictures in rows at most `limit` wide, in the given order. */
function inRows(stories: ReadonlyMap<string, Cropped>, limit: number) {
  const positions = new Map<string, { readonly left: number; readonly top: number }>();
  let [left, top, rowHeight, width] = [gap, gap, 0, 0];
  for (const [story, { picture }] of stories) {
    if (left > gap && left + picture.width + gap > limit) {
      left = gap;
      top += rowHeight + gap;
      rowHeight = 0;
    }
    positions.set(story, { left, top: top + labelHeight });
    left += picture.width + gap;
    width = Math.max(width, left);
    rowHeight = Math.max(rowHeight, picture.height + labelHeight);
  }
  return { positions, width, height: top + rowHeight + gap };
}

/** A desktop page and the gap after it. */
const column = 1320;

/**
 * Six pages side by side: WebP finds what it has seen only about a million pixels back, so a page next to one like it
 * costs little, and below one like it as much as alone.
 */
function arrange(stories: ReadonlyMap<string, Cropped>) {
  for (let limit = 6 * column; limit < maxSide; limit += column) {
    const rows = inRows(stories, limit);
    if (rows.height <= maxSide) return rows;
  }
  throw new Error('The pictures of these stories do not fit on one sheet: split the story file.');
}

const label = (story: string, width: number) => ({
  input: Buffer.from(
    `<svg width="${width}" height="${labelHeight}"><text y="17" font-family="sans-serif" font-size="14" fill="#333">${story}</text></svg>`,
  ),
});

/**
 * The committed pictures of a component in one mode: the stories of its file side by side, each under its name. Where
 * each picture is, is in the file itself (XMP).
 */
export class Sheet {
  readonly #file: string;
  readonly #stories: Map<string, Cropped>;
  #isChanged = false;

  private constructor(file: string, stories: Map<string, Cropped>) {
    this.#file = file;
    this.#stories = stories;
  }

  /** Reads a sheet. A file that doesn't exist is an empty sheet. */
  static async read(file: string): Promise<Sheet> {
    const stories = new Map<string, Cropped>();
    if (!existsSync(file)) return new Sheet(file, stories);
    // From memory, since libvips keeps files open that it has read.
    const source = await readFile(file);
    const { xmp } = await sharp(source).metadata();
    const { data, info } = await sharp(source).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const [story, { left, top, width, height, page, edge }] of Object.entries(placesIn(xmp))) {
      const own = Buffer.alloc(width * height * bytes);
      for (let y = 0; y < height; y++) {
        const from = ((top + y) * info.width + left) * bytes;
        data.copy(own, y * width * bytes, from, from + width * bytes);
      }
      stories.set(story, { picture: { width, height, data: own }, page, edge });
    }
    return new Sheet(file, stories);
  }

  /** The ids of the stories on this sheet. */
  get stories(): readonly string[] {
    return [...this.#stories.keys()];
  }

  /** The stories that look like an earlier one on this sheet. */
  get repeated(): readonly string[] {
    const looks = new Set<string>();
    return [...this.#stories].flatMap(([story, { picture, page, edge }]) => {
      const look = `${page} ${edge} ${picture.width} ${hash('sha1', picture.data)}`;
      const isRepeated = looks.has(look);
      looks.add(look);
      return isRepeated ? [story] : [];
    });
  }

  /** The page of a story, or undefined if the sheet lacks it. */
  picture(story: string): Picture | undefined {
    const cropped = this.#stories.get(story);
    return cropped && uncrop(cropped);
  }

  /** Adds or replaces the picture of a story. Null removes it. */
  set(story: string, picture: Picture | null) {
    if (picture) this.#stories.set(story, crop(picture));
    else this.#stories.delete(story);
    this.#isChanged = true;
  }

  /** Removes all stories but these, and keeps their order. */
  keep(stories: readonly string[]) {
    const kept = stories.flatMap((story) => {
      const cropped = this.#stories.get(story);
      return cropped ? [[story, cropped] as const] : [];
    });
    if (kept.map(([story]) => story).join() === this.stories.join()) return;
    this.#stories.clear();
    for (const [story, cropped] of kept) this.#stories.set(story, cropped);
    this.#isChanged = true;
  }

  /** Writes the sheet if it was changed: as lossless WebP, about a third of the size of PNG. */
  async write() {
    if (!this.#isChanged) return;
    this.#isChanged = false;
    const { positions, width, height } = arrange(this.#stories);
    const at = (story: string) => positions.get(story) ?? { left: 0, top: 0 };
    const found = [...this.#stories].map(([story, { picture, page, edge }]) => [
      story,
      { ...at(story), width: picture.width, height: picture.height, page, edge },
    ]);
    const layers = [...this.#stories].flatMap(([story, { picture }]) => {
      const { left, top } = at(story);
      const raw = { width: picture.width, height: picture.height, channels: bytes } as const;
      const name = story.slice(story.indexOf('--') + 2);
      return [
        { ...label(name, width - left), left, top: top - labelHeight },
        { input: picture.data, raw, left, top },
      ];
    });
    const sheet = await sharp({ create: { width, height, channels: bytes, background: '#d9d9d9' } })
      .composite(layers)
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${JSON.stringify(Object.fromEntries(found))}</x:xmpmeta>`)
      .webp({ lossless: true, effort: 6 })
      .toBuffer();
    mkdirSync(dirname(this.#file), { recursive: true });
    await writeFile(this.#file, sheet);
  }
}

function placesIn(xmp: Buffer | undefined) {
  const text = xmp?.toString() ?? '{}';
  return places.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)));
}

/** The ids of the stories on a committed sheet, without decoding it. */
export async function storiesOn(file: string): Promise<readonly string[]> {
  const { xmp } = await sharp(await readFile(file)).metadata();
  return Object.keys(placesIn(xmp));
}

/** The committed sheets: a folder for each story file, with a sheet for each mode. */
export const baselines = join(import.meta.dirname, 'baselines');

/** Path of the sheet that a story is on in a mode, e.g. `ui-button/bridge-desk.webp` for `ui-button--default`. */
export const sheetPath = (story: string, mode: string) => join(story.replace(/--.*/, ''), `${mode}.webp`);
