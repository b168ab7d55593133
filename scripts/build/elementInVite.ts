import type { Options } from 'tsup';
import type { Plugin } from 'vite';
import { buildElement } from './elementBuild.ts';

/**
 * Gives stories the element as it is published, whatever they import it as: with its own runtime and styles. It is built
 * once; a change of its sources shows after a restart.
 */
export function elementInVite(specifier: string, element: Options): Plugin {
  const id = `\0${specifier}.js`;
  let code: Promise<string> | undefined;
  return {
    name: 'built-element',
    enforce: 'pre',
    resolveId: (source) => (source === specifier ? id : undefined),
    load(requested) {
      if (requested !== id) return undefined;
      code ??= buildElement(element);
      return code;
    },
  };
}
