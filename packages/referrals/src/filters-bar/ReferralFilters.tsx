import { buttonStyles, Glyph, Select, Switch, ToggleButtonGroup } from '@advantage/ui';
import { sliders } from '@advantage/ui/icons';
import { type ReactNode, useId, useState } from 'react';
import { dateOptions } from '../filters/dateFilter.ts';
import { type ListView, withFilter } from '../filters/listView.ts';
import { listScopes, scopeLabels } from '../filters/scope.ts';
import { type FilterOption, stateOptions } from '../filters/stateFilter.ts';
import { usePhoneLayout } from '../table/usePhoneLayout.ts';
import { activeFilterCount } from './activeFilters.ts';
import * as styles from './filtersBar.css.ts';

export interface ReferralFiltersProps {
  /** What is chosen. */
  readonly view: ListView;
  /** Called with the view as the reader wants it, on its first page (TBL-32). */
  readonly onViewChange: (view: ListView) => void;
  /** Whether the details panel is enabled: only then the toggle and the switch show (TBL-14). Default false. */
  readonly hasDetailsPanel?: boolean;
  /** Shows the date filter and keeps the bar in view (TBL-10, TBL-15). Default true. */
  readonly showDateFilter?: boolean;
  /** Shows the state filter (TBL-15). Default false (TBL-16). */
  readonly showStateFilter?: boolean;
  /** The states to choose from. Default 'All States', the 50 states and DC (TBL-20). */
  readonly states?: readonly FilterOption[];
  /** What stands at the end of the bar. Default nothing. */
  readonly tools?: ReactNode;
  /** What stands beside the folded filters on a phone: the sort. Default none. */
  readonly sortPicker?: ReactNode;
}

/** The filter bar of a referrals screen; on a phone most of it folds away. */
export function ReferralFilters(props: ReferralFiltersProps) {
  const { view, onViewChange, hasDetailsPanel = false, showDateFilter = true, sortPicker, tools } = props;
  const isPhone = usePhoneLayout();
  const choices = <Choices {...props} />;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> element would promise a search
    <div role="group" aria-label="Filters" className={styles.filters[showDateFilter ? 'sticky' : 'still']}>
      {hasDetailsPanel && (
        <ToggleButtonGroup
          label="Referrals shown"
          options={listScopes.map((key) => ({ key, label: scopeLabels[key] }))}
          selectedKey={view.scope}
          onSelectionChange={(scope) => onViewChange(withFilter(view, { scope }))}
        />
      )}
      {isPhone ? (
        <Fold count={activeFilterCount(view)} beside={sortPicker}>
          {choices}
        </Fold>
      ) : (
        choices
      )}
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}

function Choices(props: ReferralFiltersProps) {
  const {
    view,
    onViewChange,
    hasDetailsPanel = false,
    showDateFilter = true,
    showStateFilter = false,
  } = props;
  const { states = stateOptions } = props;
  const change = (filters: Parameters<typeof withFilter>[1]) => onViewChange(withFilter(view, filters));
  return (
    <>
      {hasDetailsPanel && (
        <Switch
          label="Show Claimed"
          size="s"
          isSelected={view.showClaimed}
          onChange={(showClaimed) => change({ showClaimed })}
        />
      )}
      {hasDetailsPanel && (showDateFilter || showStateFilter) && <span className={styles.rule} />}
      {showDateFilter && (
        <Select
          aria-label="Dates"
          icon="calendar"
          size="s"
          options={dateOptions.map(toOption)}
          value={view.period}
          onChange={(period) => change({ period })}
        />
      )}
      {showStateFilter && (
        <Select
          aria-label="State"
          icon="pin"
          size="s"
          options={states.map(toOption)}
          value={view.state}
          onChange={(state) => change({ state })}
        />
      )}
    </>
  );
}

const toOption = <Field extends string | null>({ field, displayName }: FilterOption<Field>) => ({
  value: field,
  label: displayName,
});

interface FoldProps {
  readonly count: number;
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

function Fold({ count, beside, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles({ size: 'touch' })} ${styles.foldButton}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph icon={sliders} />
        {count > 0 ? `Filters · ${count}` : 'Filters'}
      </button>
      {beside}
      <div id={id} className={styles.folded} hidden={!isOpen}>
        {children}
      </div>
    </>
  );
}
