import { afterEach, expect, it } from 'vitest';
import { bridge } from '../packages/ui/src/theme/brands/bridge.ts';
import { brandRegistry } from '../packages/ui/src/theme/brands/registry.ts';
import { adoptDraft, draftCode, draftParameter } from './docs/draftBrand.ts';

const originals = Object.values(brandRegistry).map(({ brand }) => [brand, { ...brand }] as const);
afterEach(() => {
  for (const [brand, original] of originals) Object.assign(brand, original);
});

const logo = { name: "Pedlar's Green & Co", path: 'M4 4h20' };

it('shows a draft in a picture whose address has one', () => {
  adoptDraft('?id=ui-wordmark--default');
  expect(bridge.name).toBe('Bridge');
  adoptDraft(`?id=ui-wordmark--default${draftParameter(logo)}`);
  expect(bridge.name).toBe(logo.name);
  expect(bridge.mark.accents).toEqual([logo.path]);
  expect(bridge.key).toBe('bridge');
});

it('writes only what was chosen', () => {
  const code = draftCode({ accent: '#7a1f5c', primary: ' ' }, '', logo);
  expect(code).toContain("deriveBrand({\n  accent: '#7a1f5c',\n});");
  expect(code).toContain("createBrandTheme('pedlar-s-green-co', tokens);");
  expect(code).toContain("name: 'Pedlar\\'s Green & Co',");
  expect(draftCode({ accent: 'red' }, "'Source Sans 3', serif", { name: '!', path: '' })).toContain(
    "  font: '\\'Source Sans 3\\', serif',\n});\n\ncreateBrandTheme('draft'",
  );
});
