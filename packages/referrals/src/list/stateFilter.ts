import { isUsState, usStateNames, usStates } from '@advantage/reference-data';
import { english, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';

/** A choice of a filter dropdown. */
export interface FilterOption<Field = string | null> {
  /** What is sent. Null sends nothing. */
  readonly field: Field;
  /** What people read. */
  readonly displayName: string;
}

/** 'All States', then the 50 states and DC. The filter is off by default: null. */
export const stateOptions = (texts: Texts = english): readonly FilterOption[] => [
  { field: null, displayName: texts(en.filters).anyState },
  ...usStates
    .map(({ code, name }) => ({ field: code, displayName: nameIn(texts(usStateNames), name) }))
    .toSorted((a, b) => a.displayName.localeCompare(b.displayName)),
];

/** A known state, upper-cased, or null for anything else. */
export function toState(value: string | null | undefined): string | null {
  const code = value?.toUpperCase() ?? '';
  return value?.length === 2 && isUsState(code) ? code : null;
}

/** The state that the URL's query selects, or null. */
export const stateOfQuery = (query: URLSearchParams) => toState(query.get('state'));

/** The URL's query with the chosen state in it and everything else kept; null takes it out. */
export function withState(query: URLSearchParams, state: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (state === null) next.delete('state');
  else next.set('state', state);
  return next;
}
