declare module 'babel-plugin-annotate-pure-calls' {
  import type { PluginItem } from '@babel/core';

  /** The plugin, see https://github.com/Andarist/babel-plugin-annotate-pure-calls. */
  const annotatePureCalls: PluginItem;
  export default annotatePureCalls;
}
