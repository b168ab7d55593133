// @vitest-environment jsdom
import { expect, it } from 'vitest';
import manifest from '../../custom-elements.json' with { type: 'json' };
import { feedAttributeNames } from './feedAttributes.ts';
import { feedEventNames } from './feedEvents.ts';
import { ReferralFeedElement } from './ReferralFeedElement.ts';
import { themePrefix, themeTokens } from './themeTokens.ts';

const declaration = manifest.modules[0]?.declarations[0];
const names = (list: readonly { readonly name: string }[] | undefined) =>
  list?.map(({ name }) => name).sort();

/** Returns the settable properties of a class and its ancestors, up to `HTMLElement`. */
function propertiesOf(type: typeof HTMLElement): string[] {
  if (type === HTMLElement) return [];
  const own = Object.entries(Object.getOwnPropertyDescriptors(type.prototype));
  const settable = own.filter(([, { set }]) => set).map(([name]) => name);
  return [...settable, ...propertiesOf(Object.getPrototypeOf(type))];
}

it('the manifest names every attribute', () => {
  expect(names(declaration?.attributes)).toEqual([...feedAttributeNames].sort());
  expect(ReferralFeedElement.observedAttributes).toEqual(feedAttributeNames);
});

it('the manifest names every property', () => {
  expect(names(declaration?.members)).toEqual(propertiesOf(ReferralFeedElement).sort());
});

it('the manifest names every event', () => {
  expect(names(declaration?.events)).toEqual([...feedEventNames].sort());
});

it('the manifest names every custom property', () => {
  expect(names(declaration?.cssProperties)).toEqual(themeTokens.map((token) => themePrefix + token).sort());
});
