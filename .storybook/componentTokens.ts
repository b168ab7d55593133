/**
 * The tokens that each component uses, by the path of its stories without `.stories.tsx`. Empty in the source:
 * `storybookData` provides them when Storybook starts.
 */
const componentTokens: Readonly<Record<string, readonly string[]>> = {};

export default componentTokens;
