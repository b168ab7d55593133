import type { Options } from 'tsup';
import type { Plugin } from 'vite';
import { buildElement } from './elementBuild.ts';

/**
 * Gives stories the element as published, with its own runtime and styles, under its usual specifier. Builds it once;
 * changes to its sources show after a restart.
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
