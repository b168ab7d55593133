import type { ComponentPage } from '../scripts/storybook/componentPages.ts';

/**
 * The pages of all components. Empty in the source: `storybookData` provides them when Storybook starts.
 */
const componentPages: readonly ComponentPage[] = [];

export default componentPages;
