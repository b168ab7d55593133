import { createHash } from 'node:crypto';

const width = 640;
const ground = 176;
const height = 208;

type Draw = (x: number, tall: number) => string;

const gabled: Draw = (x, tall) =>
  `<path d="M${x} ${ground}v-${tall}l56-36 56 36v${tall}z"/><path d="M${x + 44} ${ground}v-34h24v34"/>`;

const shop: Draw = (x, tall) =>
  `<path d="M${x} ${ground}v-${tall + 24}h120v${tall + 24}z"/>` +
  `<path d="M${x + 16} ${ground - tall}h26v20h-26zM${x + 76} ${ground - tall}h26v20h-26zM${x + 50} ${ground}v-30h20v30"/>`;

const canopy: Draw = (x, tall) =>
  `<path d="M${x} ${ground - tall}h104M${x + 14} ${ground}v-${tall}M${x + 90} ${ground}v-${tall}"/>`;

const tree: Draw = (x, tall) =>
  `<path d="M${x + 24} ${ground}v-${Math.round(tall / 2)}"/><ellipse cx="${x + 24}" cy="${ground - tall}" rx="18" ry="${Math.round(tall / 2)}"/>`;

const kinds: readonly Draw[] = [gabled, shop, canopy, tree];

/** Draws a simple street as SVG. The same key always gives the same picture. */
export function streetViewPicture(searchId: string): string {
  const bytes = createHash('sha256').update(searchId).digest();
  const houses = [0, 1, 2, 3].map((place) => {
    const draw = kinds[(bytes[place] ?? 0) % kinds.length] ?? gabled;
    return draw(24 + place * 156, 44 + ((bytes[place + 8] ?? 0) % 40));
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Street view">`,
    `<rect width="${width}" height="${height}" fill="#e9eef3"/>`,
    '<g fill="none" stroke="#7a8898" stroke-width="2" stroke-linejoin="round">',
    ...houses,
    `<path d="M0 ${ground}h${width}"/></g></svg>`,
  ].join('');
}
