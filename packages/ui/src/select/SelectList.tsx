import { type RefObject, useRef, useState } from 'react';
import * as styles from '../field/OptionPanel.css.ts';
import { NoOptions, Option, OptionPanel } from '../field/OptionPanel.tsx';
import type { SelectOption } from './options.ts';
import { SearchableList } from './SearchableList.tsx';
import { useListKeys } from './useListKeys.ts';

/** How the list was opened. */
export interface OpenState {
  /** The option to focus if nothing is selected. */
  readonly initialFocus: 'first' | 'last';
  /** Opened by keyboard: the focused option has a focus ring. */
  readonly openedByKeyboard: boolean;
}

interface SelectListProps<Value extends string | null> {
  /** The button that opened the list. */
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Id of the element that names the list. */
  readonly labelId: string;
  readonly options: readonly SelectOption<Value>[];
  readonly selectedOption: SelectOption<Value> | undefined;
  readonly openState: OpenState;
  /** Whether the list has a search field. */
  readonly isSearchable: boolean;
  /** Called with the selected option, or with nothing if the list was dismissed. */
  readonly onClose: (option?: SelectOption<Value>) => void;
}

/** The open list of a `Select`. Rendered only while open, because a form or table has many selects. */
export function SelectList<Value extends string | null>(props: SelectListProps<Value>) {
  const { button, isSearchable, onClose } = props;
  return (
    <OptionPanel anchor={button} onClose={onClose}>
      {isSearchable ? <SearchableList {...props} /> : <OptionList {...props} />}
    </OptionPanel>
  );
}

function OptionList<Value extends string | null>(props: SelectListProps<Value>) {
  const { labelId, options, selectedOption, openState, onClose } = props;
  const list = useRef<HTMLDivElement>(null);
  const [isByKey, setByKey] = useState(openState.openedByKeyboard);
  const onKeyDown = useListKeys({
    list,
    options,
    selectedOption,
    initialFocus: openState.initialFocus,
    onClose,
  });
  return (
    <div
      ref={list}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelId}
      className={styles.list}
      data-by-key={isByKey || undefined}
      onKeyDown={(event) => {
        setByKey(true);
        onKeyDown(event);
      }}
      onPointerMove={() => setByKey(false)}
    >
      {options.map((option) => (
        <Option
          key={String(option.value)}
          label={option.label}
          isDisabled={option.isDisabled}
          isSelected={option === selectedOption}
          onSelect={() => onClose(option)}
          tabIndex={-1}
          onPointerMove={({ currentTarget }) =>
            option.isDisabled || currentTarget.focus({ preventScroll: true })
          }
        />
      ))}
      {options.length === 0 && <NoOptions />}
    </div>
  );
}
