import { type RefObject, useRef, useState } from 'react';
import { OptionPanel } from '../field/OptionPanel.tsx';
import * as styles from '../field/OptionPopover.css.ts';
import { CheckIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
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
  const t = useMessages(en.field);
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
        <ListOption
          key={String(option.value)}
          {...option}
          isSelected={option === selectedOption}
          onSelect={() => onClose(option)}
        />
      ))}
      {options.length === 0 && (
        <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className={styles.empty}>
          {t.noResults}
        </div>
      )}
    </div>
  );
}

interface ListOptionProps extends Pick<SelectOption, 'label' | 'isDisabled'> {
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

function ListOption({ label, isDisabled, isSelected, onSelect }: ListOptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list handles the keys of all options
    <div
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      aria-disabled={isDisabled || undefined}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      className={styles.option}
      onPointerMove={({ currentTarget }) => isDisabled || currentTarget.focus({ preventScroll: true })}
      onClick={() => isDisabled || onSelect()}
    >
      <span className={styles.optionLabel}>{label}</span>
      <span className={styles.tick}>{isSelected && <CheckIcon />}</span>
    </div>
  );
}
