import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PresetPropertyFn } from 'storybook/internal/types';
import type { PluginOption } from 'vite';
import { referralFeedElement } from '../packages/referrals/tsup.config.ts';
import { elementInVite } from '../scripts/build/elementBuild.ts';
import { repositoryPage } from '../scripts/publish/originOf.ts';
import { hostManifest } from '../scripts/storybook/hostManifest.ts';
import { publishingEntries } from '../scripts/storybook/publishedComponents.ts';
import { storybookData } from '../scripts/storybook/storybookData.ts';

/** Corrects the manifest of components, after the presets that write it. */
const experimental_manifests: PresetPropertyFn<'experimental_manifests'> = (manifests = {}) =>
  manifests.components
    ? {
        ...manifests,
        components: {
          ...manifests.components,
          components: hostManifest(manifests.components.components, publishingEntries()),
        },
      }
    : manifests;

/** Lets Storybook look for components only where there are some: in all modules, it takes a quarter of the build. */
const inComponentFiles = (plugin: PluginOption): PluginOption =>
  plugin &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin' &&
  typeof plugin.transform === 'function'
    ? { ...plugin, transform: { filter: { id: /(?<!\.stories)\.tsx$/ }, handler: plugin.transform } }
    : plugin;

const config: StorybookConfig & { readonly experimental_manifests: typeof experimental_manifests } = {
  experimental_manifests,
  stories: [
    './docs/**/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../tests/compose/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  framework: '@storybook/react-vite',
  typescript: { reactDocgen: 'react-docgen' },
  features: {
    experimentalComponentsManifest: true,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // When the team's host builds Storybook, pages link to the sources.
  env: (env) => ({ ...env, STORYBOOK_REPOSITORY: repositoryPage(process.env) ?? '' }),
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []).map(inComponentFiles),
      elementInVite('@advantage/referrals/element', referralFeedElement),
      vanillaExtractPlugin(),
      storybookData(),
    ],
  }),
};

export default config;
