import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiText } from './apiText.ts';
import { defaultOf, publicApi } from './publicApi.ts';
import {
  componentsWithoutAlternative,
  propsWithoutDefault,
  undocumentedExports,
  undocumentedProps,
} from './undocumented.ts';

const path = join(import.meta.dirname, 'fixtures/entry.ts');
const api = publicApi([{ folder: 'fixtures', name: '@advantage/fixture', path }]);

describe('the public API reader', () => {
  it('lists names, kinds and property types in a fixed order, and inherited properties only once', () => {
    expect(apiText(api)).toBe(`// @advantage/fixture

type AnyPlate = Partial<PlateProps>;
type Bowl = Omit<PlateProps, 'tint'> & {
  depth: number;
  rim?: number;
};
type Labeling = {
  id?: undefined;
  id: string;
  label: string;
  label?: undefined;
};
const Plate: Component<PlateProps>;
type PlateContext = Context<string>;
type PlateProps = {
  children: string;
  onFall?: () => void;
  size?: Size;
  tint?: string;
};
type Shelf = {
  plates: number;
};
type Size = 'm' | 's';
const sizes: readonly ['s', 'm'];
`);
  });

  it('finds exports without a doc comment, except the props types of components', () => {
    expect(undocumentedExports(api)).toEqual(['@advantage/fixture Size']);
  });

  it('finds props without a doc comment', () => {
    expect(undocumentedProps(api)).toEqual(['@advantage/fixture PlateProps.size']);
  });

  it('finds optional props without a documented default', () => {
    expect(propsWithoutDefault(api)).toEqual([
      '@advantage/fixture PlateProps.size',
      '@advantage/fixture PlateProps.tint',
    ]);
  });

  it('finds components that name no alternative', () => {
    expect(componentsWithoutAlternative(api)).toEqual(['@advantage/fixture Plate']);
  });

  it('omits private class members', () => {
    expect(api[0]?.exports.find(({ name }) => name === 'Shelf')?.members.map(({ name }) => name)).toEqual([
      'plates',
    ]);
  });

  it.each([
    ['Height. Default `m` (36 px).', '`m` (36 px)'],
    [
      'Marks it. Default: true when there is an `errorMessage`. Rarely needed.',
      'true when there is an `errorMessage`',
    ],
    ['Rounded to 1.5. Default 0.5.', '0.5'],
    ['Default: the brand around it, else\nBridge (BRD-2).', 'the brand around it, else Bridge (BRD-2)'],
    ['Called with the new text.', ''],
  ])('reads the default in %j', (doc, text) => {
    expect(defaultOf(doc, [])).toBe(text);
  });

  it('reads the default from a @default tag', () => {
    expect(defaultOf('Where it opens.', [{ name: 'default', text: [{ kind: 'text', text: "'top'" }] }])).toBe(
      "'top'",
    );
  });
});
