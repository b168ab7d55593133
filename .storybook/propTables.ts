import type { PropRow } from '../scripts/storybook/publishedComponents.ts';

/**
 * The prop tables of all components, by name. Empty in the source: `storybookData` provides them when Storybook
 * starts.
 */
const propTables: Readonly<Record<string, readonly PropRow[]>> = {};

export default propTables;
