import { useMemo } from 'react';
import { useControlled } from '../field/useControlled.ts';
import { useEvent } from '../hooks/useEvent.ts';
import type { CheckboxOption } from './GridOption.tsx';
import { setOptionsSelected } from './selection.ts';

export interface GridSelectionProps<Value extends string> {
  /** The options, in reading order: down, then across. */
  readonly options: readonly CheckboxOption<Value>[];
  /** The selected values, in any order. Default: uncontrolled. */
  readonly value?: readonly NoInfer<Value>[];
  /** Initial values of an uncontrolled grid. Default: none. */
  readonly defaultValue?: readonly NoInfer<Value>[];
  /** Called with all selected values. */
  readonly onChange?: (value: readonly Value[]) => void;
}

const none: readonly never[] = [];

/** State of the selection. The returned functions are stable, so an unchanged option doesn't rerender. */
export function useGridSelection<Value extends string>(props: GridSelectionProps<Value>) {
  const { options, value, defaultValue = none, onChange } = props;
  const [values, setValues] = useControlled(value, defaultValue, onChange);
  const setAll = useEvent((changed: readonly CheckboxOption<Value>[], isSelected: boolean) =>
    setValues(setOptionsSelected(values, changed, isSelected)),
  );
  const toggle = useEvent((toggled: string, isSelected: boolean) =>
    setAll(
      options.filter((option) => option.value === toggled),
      isSelected,
    ),
  );
  return { selected: useMemo(() => new Set<string>(values), [values]), setAll, toggle };
}
