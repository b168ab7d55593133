import { expect, it } from 'vitest';
import { createRuntimeFn } from './recipeRuntime.ts';

const classNames = createRuntimeFn({
  defaultClassName: 'base',
  variantClassNames: { tone: { quiet: 'q', loud: 'l' }, isWide: { true: 'w' } },
  defaultVariants: { tone: 'quiet' },
  compoundVariants: [[{ tone: 'loud', isWide: true }, 'lw']],
});

it.each([
  [undefined, 'base q'],
  [{}, 'base q'],
  [{ tone: 'loud' }, 'base l'],
  [{ tone: undefined }, 'base q'],
  [{ isWide: true }, 'base q w'],
  [{ isWide: false }, 'base q'],
  [{ tone: 'loud', isWide: true }, 'base l w lw'],
])('gives the class names of chosen and default variants: %j', (options, names) => {
  expect(classNames(options)).toBe(names);
});
