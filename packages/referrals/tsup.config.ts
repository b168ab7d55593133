import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { elementBuild } from '../../scripts/build/elementBuild.ts';
import { packageBuild } from '../../scripts/build/packageBuild.ts';
import { widgetBuild } from '../../scripts/build/widgetBuild.ts';
import { feedBrands } from './src/feed/feedBrands.ts';
import { designTokenOf, themePrefix, themeTokens } from './src/feed/themeTokens.ts';

const folder = import.meta.dirname;

/** `dist/element.js`. */
export const referralFeedElement = elementBuild({
  folder,
  entry: 'src/element.ts',
  styles: 'FEED_STYLES',
  overlays: /(InfoPopover|PublicClaimModal)\.css\.ts$/,
  brands: feedBrands,
  themable: Object.fromEntries(themeTokens.map((name) => [designTokenOf(name), name])),
  themePrefix,
});

/** `dist/feed.js` and `dist/feed.css`. React pages with nothing but the feed on them pay for no table engine. */
const feed = widgetBuild({
  folder,
  entry: './src/feed.ts',
  foundations: ['../ui', '../reference-data', '../live-list'].map((path) => join(folder, path)),
  lighter: { '@advantage/ui': '@advantage/ui/basics' },
  styles: ['@advantage/ui/basics.css'],
});

export default defineConfig([
  {
    ...packageBuild(folder, { except: ['./src/element.ts', './src/elementEs.ts', './src/feed.ts'] }),
    external: [/^@advantage\/referrals/],
  },
  feed,
  referralFeedElement,
  {
    ...packageBuild(folder),
    entry: ['./src/elementEs.ts'],
    clean: false,
    splitting: false,
    minify: true,
    noExternal: [/./],
  },
]);
