import type { Choice } from '../fields/choices.ts';
import * as en from '../messages/en.ts';

/** How a choice is said in words. */
export interface ChoiceWords {
  /** Says that all options are chosen: 'All 51 states'. */
  readonly all: (count: number) => string;
  /** The short name of an option, e.g. the code of a state. Default: its label. */
  readonly short?: (option: Choice) => string;
  /** Whether many options are only counted. Default false: the first ones are named. */
  readonly isCounted?: boolean;
}

/** Number of options or exceptions that are named. */
const maxNamed = 5;
/** Number of options named if there are more. */
const firstNamed = 4;

/**
 * Says which options are chosen: 'All 51 states', 'All but CA, NY', 'Auto, Boat' or '30 of 51'. Of many options, names
 * the first and counts the others in a note.
 */
export function choiceWords(
  options: readonly Choice[],
  selected: ReadonlySet<string>,
  { all, short = ({ label }) => label, isCounted = false }: ChoiceWords,
  t = en.controls,
): { readonly value: string; readonly note?: string } {
  const chosen = options.filter(({ value }) => selected.has(value));
  const left = options.filter(({ value }) => !selected.has(value));
  const names = (some: readonly Choice[]) => t.list(some.map(short));
  if (chosen.length === 0) return { value: '' };
  if (left.length === 0) return { value: all(options.length) };
  if (left.length <= maxNamed && left.length < chosen.length) return { value: t.allBut(names(left)) };
  if (chosen.length <= maxNamed) return { value: names(chosen) };
  if (isCounted) return { value: t.countOf(chosen.length, options.length) };
  const more = t.moreOf(chosen.length - firstNamed, options.length);
  return { value: names(chosen.slice(0, firstNamed)), note: more };
}
