import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { affix } from '../field/controlBox.css.ts';
import { list as listStyle } from '../field/OptionPanel.css.ts';
import { NoOptions, Option, scrollToOption } from '../field/OptionPanel.tsx';
import { startsAnyWord } from '../format/searchText.ts';
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect.ts';
import { SearchIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { SelectOption } from './options.ts';
import * as styles from './Select.css.ts';

interface SearchableListProps<Value extends string | null> {
  /** Id of the element that names the list. */
  readonly labelId: string;
  readonly options: readonly SelectOption<Value>[];
  readonly selectedOption: SelectOption<Value> | undefined;
  /** Called with the selected option, or with nothing if the list was dismissed. */
  readonly onClose: (option?: SelectOption<Value>) => void;
}

/** How many options a key moves by. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/** The list of a `Select` with a search field, which keeps focus. Typing leaves the options with such a word. */
export function SearchableList<Value extends string | null>(props: SearchableListProps<Value>) {
  const { labelId, options, selectedOption, onClose } = props;
  const t = useMessages(en.select);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const [chosen, setActive] = useState(selectedOption);
  const found =
    search.trim() === ''
      ? options
      : options.filter(({ label, keywords = '' }) => startsAnyWord(`${label} ${keywords}`, search));
  const enabled = found.filter(({ isDisabled }) => !isDisabled);
  const active = enabled.find((option) => option === chosen) ?? enabled[0];
  const idOf = (option: SelectOption<Value>) => `${id}-${options.indexOf(option)}`;
  const activeId = active && idOf(active);
  useBrowserLayoutEffect(() => {
    const option = [...(list.current?.children ?? [])].find((element) => element.id === activeId);
    if (option instanceof HTMLElement) scrollToOption(option);
  }, [activeId]);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.nativeEvent.isComposing) return;
    const step = steps[key];
    if (key === 'Tab') return onClose();
    if (step !== undefined) {
      const at = active ? enabled.indexOf(active) + step : 0;
      setActive(enabled[Math.max(0, Math.min(enabled.length - 1, at))]);
    } else if (key === 'Enter') onClose(active);
    else if (key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      onClose();
    } else return;
    event.preventDefault();
  };
  return (
    <div className={styles.searchable}>
      <div className={styles.search}>
        <span className={affix}>
          <SearchIcon />
        </span>
        <input
          type="search"
          role="combobox"
          // biome-ignore lint/a11y/noAutofocus: the list was opened to choose from it
          autoFocus
          autoComplete="off"
          className={styles.searchInput}
          aria-label={t.search}
          placeholder={t.search}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-labelledby={labelId} className={listStyle}>
        {found.map((option) => (
          <Option
            key={String(option.value)}
            id={idOf(option)}
            label={option.label}
            isDisabled={option.isDisabled}
            isSelected={option === selectedOption}
            isActive={option === active}
            onSelect={() => onClose(option)}
            onPointerMove={() => setActive(option)}
          />
        ))}
        {found.length === 0 && <NoOptions />}
      </div>
    </div>
  );
}
