import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiText } from './apiText.ts';
import { defaultOf } from './defaults.ts';
import { publicApi } from './publicApi.ts';
import {
  componentsWithoutAlternative,
  propsWithoutDefault,
  undocumentedExports,
  undocumentedProps,
} from './undocumented.ts';

const path = join(import.meta.dirname, 'fixtures/entry.ts');
const api = publicApi([{ folder: 'fixtures', name: '@advantage/fixture', path }]);

describe('the reader of public APIs', () => {
  it('tells names, kinds and the types of properties in a fixed order, once where a listed type is extended', () => {
    expect(apiText(api)).toBe(`# @advantage/fixture

AnyPlate type = Partial<PlateProps>
Bowl type extends Omit<PlateProps, 'tint'>
  depth: number
  rim?: number
Labeling type
  id?: undefined / : string
  label: string / ?: undefined
Plate component(PlateProps)
PlateContext type = Context<string>
PlateProps type
  children: string
  onFall?: () => void
  size?: Size
  tint?: string
Shelf type
  plates: number
Size type = "m" | "s"
sizes const: readonly ["s", "m"]
tools namespace { fork, knife }
`);
  });

  it('finds exports without a doc comment, and leaves the props of a component to the component', () => {
    expect(undocumentedExports(api)).toEqual(['@advantage/fixture Size']);
  });

  it('finds props without a doc comment', () => {
    expect(undocumentedProps(api)).toEqual(['@advantage/fixture PlateProps.size']);
  });

  it('finds props that may be left out and do not say what holds then', () => {
    expect(propsWithoutDefault(api)).toEqual([
      '@advantage/fixture PlateProps.size',
      '@advantage/fixture PlateProps.tint',
    ]);
  });

  it('finds components that name no other one', () => {
    expect(componentsWithoutAlternative(api)).toEqual(['@advantage/fixture Plate']);
  });

  it('leaves out what a class keeps to itself', () => {
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

  it('reads the default that a library gives in a tag', () => {
    expect(defaultOf('Where it opens.', [{ name: 'default', text: [{ kind: 'text', text: "'top'" }] }])).toBe(
      "'top'",
    );
  });
});
