import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiText } from './apiText.ts';
import { publicApi } from './publicApi.ts';
import { undocumented } from './undocumented.ts';

const path = join(import.meta.dirname, 'fixtures/entry.ts');
const api = publicApi([{ folder: 'fixtures', name: '@advantage/fixture', path }]);

describe('the reader of public APIs', () => {
  it('tells names, kinds and the types of properties in a fixed order', () => {
    expect(apiText(api)).toBe(`# @advantage/fixture

Labelling type
  id?: undefined / : string
  label: string / ?: undefined
Plate component(PlateProps)
PlateContext type = Context<string>
PlateProps type
  children: string
  size?: Size
Size type = "m" | "s"
sizes const: readonly ["s", "m"]
tools namespace { fork, knife }
`);
  });

  it('finds exports and properties without a doc comment, and leaves the props of a component to the component', () => {
    expect(undocumented(api)).toEqual(['@advantage/fixture PlateProps.size', '@advantage/fixture Size']);
  });
});
