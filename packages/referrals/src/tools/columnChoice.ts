import type { ListDensity } from '../table/TableView.tsx';

/** How a list is drawn: beside what it shows. */
export interface ListLook {
  /** Which columns show, in order; null is as the list has them. */
  readonly columns: readonly string[] | null;
  readonly density: ListDensity;
}

/** How a list is drawn when nobody says otherwise. */
export const usualLook: ListLook = { columns: null, density: 'brand' };

const densities = ['brand', 'compact', 'comfortable'] as const satisfies readonly ListDensity[];

/** The columns as an address names them. */
const separator = '.';

/** The columns that an address asks for: those of `all` that it names, once each; null for the usual ones. */
function columnsOf(text: string | undefined, all: readonly string[]): readonly string[] | null {
  const named = new Set(text?.split(separator).flatMap((name) => all.filter((known) => known === name)));
  return named.size > 0 ? [...named] : null;
}

/** The look that an address asks for; what it leaves out or misspells is as usual. */
export const lookOfState = (
  state: Readonly<Record<string, string | undefined>>,
  all: readonly string[],
): ListLook => ({
  columns: columnsOf(state.columns, all),
  density: densities.find((density) => density === state.density) ?? usualLook.density,
});

/** The address of a look: what is as usual is left out. */
export const stateOfLook = ({ columns, density }: ListLook) => ({
  columns: columns?.join(separator),
  density: density === usualLook.density ? undefined : density,
});

/** The columns after one was shown, as the last, or hidden. The last one that shows stays. */
export function withColumn(shown: readonly string[], name: string, isShown: boolean): readonly string[] {
  const others = shown.filter((column) => column !== name);
  if (isShown) return [...others, name];
  return others.length > 0 ? others : shown;
}

/** The columns after one moved towards the start (-1) or the end (1). */
export function withMoved(shown: readonly string[], name: string, by: -1 | 1): readonly string[] {
  const from = shown.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= shown.length) return shown;
  return shown.toSpliced(from, 1).toSpliced(to, 0, name);
}

/** The choice as it is kept: null where it is as the list has it anyway. */
export const chosenColumns = (
  shown: readonly string[],
  usual: readonly string[],
): readonly string[] | null =>
  shown.length === usual.length && shown.every((name, index) => name === usual[index]) ? null : shown;
