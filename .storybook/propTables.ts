import type { PropRow } from '../scripts/storybook/propTables.ts';

/**
 * The prop tables of all components, by name. Empty in the source: `propTablesPlugin` provides them when Storybook
 * starts.
 */
const propTables: Readonly<Record<string, readonly PropRow[]>> = {};

export default propTables;
