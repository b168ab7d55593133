import {
  AnchoredDialog,
  Button,
  Heading,
  Select,
  Switch,
  ToggleButtonGroup,
  useMedia,
  useMessages,
  useTexts,
} from '@advantage/ui';
import { CalendarIcon, FilterIcon, PinIcon } from '@advantage/ui/icons';
import { buttonStyles, useEvent } from '@advantage/ui/internal';
import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { activeFilterCount } from './activeFilterCount.ts';
import { dateOptions } from './dateFilter.ts';
import { FoldedTools } from './FoldedTools.tsx';
import * as styles from './filtersBar.css.ts';
import { defaultListView, type ListFilters } from './listView.ts';
import { listScopes } from './scope.ts';
import { narrowSplit } from './splitView.ts';
import { type FilterOption, stateOptions } from './stateFilter.ts';

export interface ReferralFiltersProps {
  /** The current filters. */
  readonly filters: ListFilters;
  /** Called with all filters when one of them changes. */
  readonly onFiltersChange: (filters: ListFilters) => void;
  /** Shows the toggle between In-Appetite and All Referrals. Default false. */
  readonly showScope?: boolean;
  /** Shows the switch 'Show Claimed'. Default false. */
  readonly showClaimedSwitch?: boolean;
  /** Shows the date filter and keeps the bar in view. Default true. */
  readonly showDateFilter?: boolean;
  /** Shows the state filter. Default false. */
  readonly showStateFilter?: boolean;
  /** The states to choose from. Default 'All States', the 50 states and DC. */
  readonly states?: readonly FilterOption[];
  /** Shown at the end of the bar. Default nothing. */
  readonly tools?: ReactNode;
  /** Whether the list shares the page with open details, so tools collapse behind one button sooner. Default false. */
  readonly isSplitView?: boolean;
  /** Sort control, shown next to the filters button on phones. Default none. */
  readonly sortPicker?: ReactNode;
}

type Filters = Partial<ListFilters>;

/** Windows too narrow for all filters and tools on one line. */
const compactQuery = `(max-width: ${1055 / 16}em)`;

/** The filter bar of a referrals screen. On phones: one row of buttons, with the filters in a sheet. */
export function ReferralFilters(props: ReferralFiltersProps) {
  const t = useMessages(en.filterBar);
  const { filters, onFiltersChange, showScope = false, showDateFilter = true, sortPicker } = props;
  const { tools, isSplitView = false } = props;
  const isPhone = usePhoneLayout();
  const isCompact = useMedia(isSplitView ? `${compactQuery}, ${narrowSplit}` : compactQuery) && showScope;
  const change = useEvent((to: Filters) => onFiltersChange({ ...filters, ...to }));
  const choices = (
    <>
      {showScope && <ScopeToggle scope={filters.scope} onChange={change} />}
      <Choices {...props} onChange={change} />
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> element would promise a search
    <div
      role="group"
      aria-label={t.filters}
      className={styles.filters[showDateFilter ? 'sticky' : 'still']}
      data-filters
    >
      {isPhone ? (
        <>
          <FilterSheet
            count={activeFilterCount(filters)}
            onReset={() => change({ ...resetFilters, scope: filters.scope })}
          >
            {choices}
          </FilterSheet>
          {sortPicker}
        </>
      ) : (
        choices
      )}
      {tools && (
        <FoldedTools isCollapsed={isPhone || isCompact} size={isPhone ? 'touch' : 's'}>
          {tools}
        </FoldedTools>
      )}
    </div>
  );
}

interface FilterProps {
  /** Must be stable, so memoized filters don't re-render. */
  readonly onChange: (filters: Filters) => void;
}

/** Toggles between In-Appetite and all referrals. Each filter re-renders only when its value changes. */
const ScopeToggle = memo(function ScopeToggle({ scope, onChange }: FilterProps & Pick<ListFilters, 'scope'>) {
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

interface ChoicesProps extends FilterProps, Omit<ReferralFiltersProps, 'onFiltersChange'> {}

function Choices(props: ChoicesProps) {
  const {
    filters,
    onChange,
    showClaimedSwitch,
    showDateFilter = true,
    showStateFilter = false,
    states,
  } = props;
  return (
    <>
      {showClaimedSwitch && <ClaimedSwitch showClaimed={filters.showClaimed} onChange={onChange} />}
      {showClaimedSwitch && (showDateFilter || showStateFilter) && <span className={styles.rule} />}
      {showDateFilter && <DateSelect period={filters.period} onChange={onChange} />}
      {showStateFilter && <StateSelect state={filters.state} states={states} onChange={onChange} />}
    </>
  );
}

const ClaimedSwitch = memo(function ClaimedSwitch(props: FilterProps & Pick<ListFilters, 'showClaimed'>) {
  const t = useMessages(en.filterBar);
  const { showClaimed, onChange } = props;
  return (
    <Switch
      label={t.showClaimed}
      size="s"
      isSelected={showClaimed}
      onChange={(isSelected) => onChange({ showClaimed: isSelected })}
    />
  );
});

const DateSelect = memo(function DateSelect({ period, onChange }: FilterProps & Pick<ListFilters, 'period'>) {
  const texts = useTexts();
  const t = texts(en.filterBar);
  const options = useMemo(() => dateOptions(texts).map(toOption), [texts]);
  return (
    <Select
      aria-label={t.dates}
      icon={CalendarIcon}
      size="s"
      options={options}
      value={period}
      onChange={(next) => onChange({ period: next })}
    />
  );
});

type StateSelectProps = FilterProps & Pick<ListFilters, 'state'> & Pick<ReferralFiltersProps, 'states'>;

const StateSelect = memo(function StateSelect({ state, states, onChange }: StateSelectProps) {
  const texts = useTexts();
  const t = texts(en.filterBar);
  const options = useMemo(() => (states ?? stateOptions(texts)).map(toOption), [states, texts]);
  return (
    <Select
      aria-label={t.state}
      icon={PinIcon}
      size="s"
      options={options}
      value={state}
      onChange={(next) => onChange({ state: next })}
    />
  );
});

const toOption = <Field extends string | null>({ field, displayName }: FilterOption<Field>) => ({
  value: field,
  label: displayName,
});

interface FilterSheetProps {
  /** Number of filters that differ from the defaults. */
  readonly count: number;
  /** Called to restore the defaults. */
  readonly onReset: () => void;
  readonly children: ReactNode;
}

/** The filters on phones: a button with the number of active filters, which opens them in a sheet. */
function FilterSheet({ count, onReset, children }: FilterSheetProps) {
  const t = useMessages(en.filterBar);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`${buttonStyles({ size: 'touch' })} ${styles.foldButton}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? (
          t.activeFilters(count)
        ) : (
          <>
            <FilterIcon />
            {t.filters}
          </>
        )}
      </button>
      <AnchoredDialog isOpen={isOpen} onClose={() => setOpen(false)} label={t.filters} anchor={button}>
        <div className={styles.sheet}>
          <div className={styles.sheetHead}>
            <Heading level={2} size="l">
              {t.filters}
            </Heading>
            {count > 0 && (
              <Button tone="quiet" size="touch" onPress={onReset}>
                {t.reset}
              </Button>
            )}
          </div>
          {children}
          <Button tone="primary" size="touch" onPress={() => setOpen(false)}>
            {t.done}
          </Button>
        </div>
      </AnchoredDialog>
    </>
  );
}

const { period, state, showClaimed } = defaultListView;
const resetFilters = { period, state, showClaimed };
