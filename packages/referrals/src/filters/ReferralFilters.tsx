import { Select, Switch, ToggleButtonGroup, useMessages, useTexts } from '@advantage/ui';
import { useEvent } from '@advantage/ui/internal';
import { memo, useMemo } from 'react';
import {
  dateOptions,
  type FilterOption,
  type ListFilters,
  listScopes,
  type ReferralFilterName,
  stateOptions,
} from '../list/listView.ts';
import * as en from '../messages/en.ts';
import * as styles from './filters.css.ts';

export interface ReferralFiltersProps {
  /** The current filters. */
  readonly filters: ListFilters;
  /** Names of the filters to show. */
  readonly names: readonly ReferralFilterName[];
  /** Called with the filters that change. */
  readonly onChange: (filters: Partial<ListFilters>) => void;
  /** The states to choose from. Default 'All States', the 50 states and DC. */
  readonly states?: readonly FilterOption[];
}

/** The filters of a list in its header row. Where rows are cards use `FilterSheet`. */
export function ReferralFilters({ filters, names, onChange, states }: ReferralFiltersProps) {
  const t = useMessages(en.filterBar);
  const change = useEvent(onChange);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> element would promise a search
    <div role="group" aria-label={t.filters} className={styles.filters} data-filters>
      {names.includes('scope') && <ScopeToggle scope={filters.scope} onChange={change} />}
      {names.includes('date') && <DateSelect period={filters.period} onChange={change} />}
      {names.includes('state') && <StateSelect state={filters.state} states={states} onChange={change} />}
      {names.includes('claimed') && <ClaimedSwitch showClaimed={filters.showClaimed} onChange={change} />}
    </div>
  );
}

/** `onChange` must be stable: each filter then renders only when its own value changes. */
type FilterProps<Name extends keyof ListFilters> = Pick<ListFilters, Name> &
  Pick<ReferralFiltersProps, 'onChange'>;

const ScopeToggle = memo(function ScopeToggle({ scope, onChange }: FilterProps<'scope'>) {
  const t = useMessages(en.filterBar);
  const labels = useMessages(en.scopes);
  const options = useMemo(() => listScopes.map((key) => ({ key, label: labels[key] })), [labels]);
  return (
    <ToggleButtonGroup
      label={t.shown}
      options={options}
      selectedKey={scope}
      onSelectionChange={(next) => onChange({ scope: next })}
    />
  );
});

const DateSelect = memo(function DateSelect({ period, onChange }: FilterProps<'period'>) {
  const texts = useTexts();
  const options = useMemo(() => dateOptions(texts), [texts]);
  return (
    <Select
      aria-label={texts(en.filterBar).dates}
      isQuiet
      options={options}
      value={period}
      onChange={(next) => onChange({ period: next })}
    />
  );
});

const StateSelect = memo(function StateSelect(
  props: FilterProps<'state'> & Pick<ReferralFiltersProps, 'states'>,
) {
  const { state, states, onChange } = props;
  const texts = useTexts();
  const options = useMemo(() => states ?? stateOptions(texts), [states, texts]);
  return (
    <Select
      aria-label={texts(en.filterBar).state}
      isQuiet
      isSearchable
      options={options}
      value={state}
      onChange={(next) => onChange({ state: next })}
    />
  );
});

const ClaimedSwitch = memo(function ClaimedSwitch({ showClaimed, onChange }: FilterProps<'showClaimed'>) {
  const t = useMessages(en.filterBar);
  return (
    <span className={styles.claimed}>
      <Switch
        label={t.showClaimed}
        size="s"
        isSelected={showClaimed}
        onChange={(isSelected) => onChange({ showClaimed: isSelected })}
      />
    </span>
  );
});
