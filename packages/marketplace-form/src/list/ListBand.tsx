import {
  Button,
  IconButton,
  LinkButton,
  Menu,
  Popover,
  SearchField,
  Select,
  ToggleButtonGroup,
  useMessages,
} from '@advantage/ui';
import { MoreIcon, PlusIcon, SlidersIcon } from '@advantage/ui/icons';
import { useEvent } from '@advantage/ui/internal';
import { type ComponentProps, memo, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { stateChoices } from '../fields/choices.ts';
import type { Names } from '../fields/names.ts';
import * as en from '../messages/en.ts';
import {
  categoryNames,
  countFilters,
  type MarketplaceFilters,
  noMarketplaceFilters,
  parseMarketplaceFilters,
  serializeMarketplaceFilters,
} from './filters.ts';
import * as styles from './MarketplaceList.css.ts';

/** The press of a button, with the kind of pointer. */
export type PressEvent = Parameters<NonNullable<ComponentProps<typeof Button>['onPress']>>[0];

interface FilterProps {
  readonly filters: MarketplaceFilters;
  readonly onChange: (filters: MarketplaceFilters) => void;
  /** Whether the host tells the steps left. */
  readonly hasReadiness: boolean;
  /** Number of marketplaces shown. */
  readonly shown: number;
  /** Number of all marketplaces. */
  readonly all: number;
}

interface ListBandProps extends FilterProps {
  /** The fact at the start, e.g. of an insight. */
  readonly fact: ReactNode;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly newHref: string;
  /** Whether there are marketplaces to search and change. */
  readonly hasRows: boolean;
  /** Starts a selection of several marketplaces; undefined if the host offers nothing for it. */
  readonly onSelect: (() => void) | undefined;
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

/** One line between the title of the page and the rows: a fact at the start, the tools at the end. */
export const ListBand = memo(function ListBand({
  fact,
  searchRef,
  newHref,
  hasRows,
  onSelect,
  ...filter
}: ListBandProps) {
  const t = useMessages(en.list);
  const texts = useMessages(en.listFilters);
  const { filters, onChange } = filter;
  const change = (search: string) => onChange({ ...filters, search });
  const [search, setSearch] = useDebouncedText(filters.search, change);
  return (
    <div className={styles.band}>
      <div className={styles.fact}>{hasRows && fact}</div>
      {hasRows && (
        // biome-ignore lint/a11y/useSemanticElements: test environments don't support the search element yet
        <div role="search" className={styles.find} aria-label={texts.marketplaces}>
          <div className={styles.search}>
            <SearchField
              ref={searchRef}
              aria-label={texts.search}
              size="m"
              placeholder={texts.searchHint}
              value={search}
              onChange={setSearch}
              onSubmit={change}
            />
          </div>
          <FilterPopover {...filter} />
        </div>
      )}
      {hasRows && onSelect && (
        <div className={styles.more}>
          <Menu
            trigger={<IconButton icon={MoreIcon} label={t.more} tone="neutral" size="m" />}
            groups={[[{ key: 'several', label: t.changeSeveral, onAction: onSelect }]]}
          />
        </div>
      )}
      <div className={styles.create}>
        <LinkButton href={newHref} icon={PlusIcon} tone="accent" aria-label={t.newMarketplace}>
          {t.newMarketplace}
        </LinkButton>
      </div>
    </div>
  );
});

/** Filters by state, category, enabled and readiness. They apply immediately. */
function FilterPopover({ filters, onChange, hasReadiness, shown, all }: FilterProps) {
  const t = useMessages(en.listFilters);
  const states = stateChoices(useMessages(en.usStateNames));
  const active = countFilters(filters);
  const change = (changes: Partial<MarketplaceFilters>) => onChange({ ...filters, ...changes });
  const query = serializeMarketplaceFilters(filters);
  const toggles = (name: 'category' | 'enabled' | 'ready', label: string, names: Names) => (
    <Option label={label}>
      <ToggleButtonGroup
        label={label}
        options={Object.entries({ any: t.any, ...names }).map(([key, label]) => ({ key, label }))}
        selectedKey={query[name] ?? 'any'}
        onSelectionChange={(key) => change({ [name]: parseMarketplaceFilters({ [name]: key })[name] })}
      />
    </Option>
  );
  return (
    <Popover
      label={t.filter}
      placement="bottom end"
      trigger={
        <Button aria-label={active > 0 ? `${t.filter} ${t.active(active)}` : t.filter}>
          <span className={styles.filterIcon}>
            <SlidersIcon size={18} />
          </span>
          <span className={styles.filterWord}>{t.filter}</span>{' '}
          {active > 0 && <span className={styles.active}>{active}</span>}
        </Button>
      }
    >
      <div className={styles.options}>
        <Option label={t.state}>
          <Select
            aria-label={t.state}
            size="m"
            options={[{ value: null, label: t.anyState }, ...states]}
            value={filters.state}
            onChange={(state) => change({ state })}
          />
        </Option>
        {toggles('category', t.category, Object.fromEntries(categoryNames.map((name) => [name, name])))}
        {toggles('enabled', t.enabled, { yes: t.on, no: t.off })}
        {hasReadiness && toggles('ready', t.readiness, { yes: t.ready, no: t.stepsLeft })}
      </div>
      <div className={styles.foot}>
        <span>{t.of(shown, all)}</span>
        <Button
          size="s"
          tone="quiet"
          onPress={() => onChange({ ...noMarketplaceFilters, search: filters.search })}
        >
          {t.clear}
        </Button>
      </div>
    </Popover>
  );
}

const Option = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    {/* The group has the same name. */}
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);
