import { Button, SearchField, Select, useMessages } from '@advantage/ui';
import { FilterIcon } from '@advantage/ui/icons';
import { useEvent } from '@advantage/ui/internal';
import { type ComponentProps, memo, type RefObject, useEffect, useId, useState } from 'react';
import { stateChoices } from '../fields/choices.ts';
import * as en from '../messages/en.ts';
import * as styles from './FilterBar.css.ts';
import { categoryNames, hasFilters, type MarketplaceFilters } from './filters.ts';

/** The press of a button, with the kind of pointer. */
export type PressEvent = Parameters<NonNullable<ComponentProps<typeof Button>['onPress']>>[0];

interface FilterBarProps {
  readonly filters: MarketplaceFilters;
  readonly onChange: (filters: MarketplaceFilters) => void;
  /** Whether the host provides readiness. */
  readonly hasReadiness: boolean;
  /** Clears all filters. */
  readonly onClear: (event: PressEvent) => void;
  /** The search field. */
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Debounce delay of the search, in milliseconds. */
const searchDelay = 250;

/** State of a text input that reports its value after a debounce. Resets when `value` changes from outside. */
function useDebouncedText(value: string, onDebounce: (text: string) => void) {
  const [typed, setTyped] = useState({ text: value, from: value });
  if (typed.from !== value) setTyped({ text: value, from: value });
  const report = useEvent(onDebounce);
  const isWaiting = typed.text !== value;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => report(typed.text), searchDelay);
    return () => clearTimeout(timer);
  }, [typed.text, isWaiting, report]);
  return [typed.text, (text: string) => setTyped({ text, from: value })] as const;
}

const categoryOptions = categoryNames.map((name) => ({ value: name, label: name }));
type Choice = 'yes' | 'no' | null;
const choices = (any: string, yes: string, no: string) =>
  [
    { value: null, label: any },
    { value: 'yes', label: yes },
    { value: 'no', label: no },
  ] as const;
const toChoice = (value: boolean | null): Choice => (value === null ? null : value ? 'yes' : 'no');
const fromChoice = (choice: Choice) => (choice === null ? null : choice === 'yes');

/** Filters the list by search text, state, category, enabled and readiness. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { filters, onChange, hasReadiness, onClear, searchRef } = props;
  const t = useMessages(en.listFilters);
  const states = stateChoices(useMessages(en.usStateNames));
  const change = (changes: Partial<MarketplaceFilters>) => onChange({ ...filters, ...changes });
  const [search, setSearch] = useDebouncedText(filters.search, (text) => change({ search: text }));
  const filtersId = useId();
  const [isOpen, setOpen] = useState(() => hasFilters({ ...filters, search: '' }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: test environments don't support the search element yet
    <div role="search" className={styles.bar} aria-label={t.marketplaces}>
      <div className={styles.search}>
        <SearchField
          ref={searchRef}
          aria-label={t.search}
          size="s"
          placeholder={t.searchHint}
          value={search}
          onChange={setSearch}
          onSubmit={(text) => change({ search: text })}
        />
      </div>
      <span className={styles.toggle}>
        <Button
          icon={FilterIcon}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onPress={() => setOpen(!isOpen)}
        >
          {t.filters}
        </Button>
      </span>
      <div id={filtersId} className={styles.filters} data-open={isOpen || undefined}>
        <Select
          aria-label={t.state}
          size="s"
          options={[{ value: null, label: t.anyState }, ...states]}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
        <Select
          aria-label={t.category}
          size="s"
          options={[{ value: null, label: t.anyCategory }, ...categoryOptions]}
          value={filters.category}
          onChange={(category) => change({ category })}
        />
        <Select
          aria-label={t.enabled}
          size="s"
          options={choices(t.onOrOff, t.on, t.off)}
          value={toChoice(filters.enabled)}
          onChange={(choice) => change({ enabled: fromChoice(choice) })}
        />
        {hasReadiness && (
          <Select
            aria-label={t.readiness}
            size="s"
            options={choices(t.readyOrNot, t.ready, t.notReady)}
            value={toChoice(filters.ready)}
            onChange={(choice) => change({ ready: fromChoice(choice) })}
          />
        )}
        {hasFilters(filters) && (
          <Button
            size="s"
            tone="quiet"
            onPress={(event) => {
              setSearch('');
              onClear(event);
            }}
          >
            {t.clear}
          </Button>
        )}
      </div>
    </div>
  );
});
