import { isUsState, usStateNames, usStates } from '@advantage/reference-data';
import { english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** An option of a filter. */
export interface FilterOption<Field = string | null> {
  /** Value to send. Null sends nothing. */
  readonly field: Field;
  /** Visible label. */
  readonly displayName: string;
}

/** Returns the options of the state filter: 'All States' (null, the default), then the 50 states and DC. */
export const stateOptions = (texts: Texts = english): readonly FilterOption[] => [
  { field: null, displayName: texts(en.filters).anyState },
  ...usStates
    .map(({ code, name }) => ({ field: code, displayName: nameIn(texts(usStateNames), name) }))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName)),
];

/** Returns a known state code in upper case; null for anything else. */
export function toState(value: string | null | undefined): string | null {
  const code = value?.toUpperCase() ?? '';
  return value?.length === 2 && isUsState(code) ? code : null;
}

/** Returns the state in a URL query, or null. */
export const stateOfQuery = (query: URLSearchParams) => toState(query.get('state'));

/** Returns a URL query with the given state set, or removed for null. Other parameters are kept. */
export function withState(query: URLSearchParams, state: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (state === null) next.delete('state');
  else next.set('state', state);
  return next;
}
