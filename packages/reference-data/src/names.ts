import { type BusinessLineName, businessLineGroups } from './businessLines.ts';
import { timezones } from './timezones.ts';
import { type UsStateName, usStates } from './usStates.ts';

/** Names by their English name. */
type NamesOf<English extends string> = { readonly [Name in English]?: string };

const englishNames = (names: readonly { readonly name: string }[]) =>
  Object.fromEntries(names.map(({ name }) => [name, name]));

/** Names of business lines: an area of the `catalog` of a `MessagesProvider`. In English, each is its own name. */
export const businessLineNames: NamesOf<BusinessLineName> = /* @__PURE__ */ englishNames(
  /* @__PURE__ */ Object.values(businessLineGroups).flat(),
);

/** Names of states: an area of the `catalog` of a `MessagesProvider`. In English, each is its own name. */
export const usStateNames: NamesOf<UsStateName> = /* @__PURE__ */ englishNames(usStates);

/** Names of time zones: an area of the `catalog` of a `MessagesProvider`. In English, each is its own name. */
export const timezoneNames: NamesOf<(typeof timezones)[number]['label']> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ timezones.map(({ label }) => [label, label]),
);
