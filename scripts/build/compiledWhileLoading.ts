import type { Plugin } from 'vite';

/**
 * For the top of a built file. Chromium then compiles all its functions off the main thread while it loads, instead
 * of each on the main thread when it is first called. To other browsers it is a comment.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** Puts the hint at the very top of every script of a build: it counts nowhere else. */
export const compiledWhileLoading = (): Plugin => ({
  name: 'compiled-while-loading',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') file.code = `${compileHint}\n${file.code}`;
    },
  },
});
