import { defineConfig } from 'tsup';
import { elementBuild } from '../../scripts/build/elementBuild.ts';
import { packageBuild } from '../../scripts/build/packageBuild.ts';
import { themePrefix, themeTokens } from './src/element/themeTokens.ts';

const folder = import.meta.dirname;

/** `dist/element.js`. The element goes by its own width instead of the window's. */
export const referralFeedElement = elementBuild({
  folder,
  entry: 'src/element.ts',
  styles: 'src/element/feedCss.ts',
  replaced: {
    'src/table/usePhoneLayout.ts': 'src/element/narrowLayout.ts',
    'src/table/useListTable.ts': 'src/element/lightListTable.ts',
  },
  overlays: /(InfoPopover|PublicClaimModal)\.css\.ts$/,
  themable: themeTokens,
  themePrefix,
});

export default defineConfig([packageBuild(folder, { except: ['./src/element.ts'] }), referralFeedElement]);
