import { usStateName, usStateNames } from '@advantage/reference-data';
import { AnchoredDialog, Button, nameIn, Switch, type Texts, useTexts } from '@advantage/ui';
import { ChevronDownIcon, ChevronRightIcon, SlidersIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import type { ColumnSort } from '@tanstack/react-table';
import { type RefObject, useRef, useState } from 'react';
import { dateOptions, daysOf, listScopes, stateOptions } from '../list/listView.ts';
import { type NativeSelectProps, OptionSelect } from '../list/NativeSelect.tsx';
import type { orderSelect } from '../list/order.ts';
import * as en from '../messages/en.ts';
import * as styles from './filters.css.ts';
import type { ReferralFiltersProps } from './ReferralFilters.tsx';

export interface OrderAndFilters {
  /** The current order, e.g. 'Closing soonest'. */
  readonly order: string;
  readonly orders: ReturnType<typeof orderSelect>;
  readonly onSort: (sort: ColumnSort) => void;
  /** The filters; null for a list without. */
  readonly filters: ReferralFiltersProps | null;
}

/** Order and filters of a list of cards: one button that says both and opens the sheet that changes them. */
export function FilterSheet(props: OrderAndFilters) {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <search> element would promise a search
    <div role="group" aria-label={texts(en.filterBar).filters} className={styles.fold} data-filters>
      <button
        ref={button}
        type="button"
        className={`${buttonStyles({ tone: 'quiet', size: 's' })} ${styles.foldButton}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersIcon size={16} />
        <span className={styles.foldText}>{foldText(props, texts)}</span>
        <ChevronDownIcon size={16} />
      </button>
      <FilterSheetDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} anchor={button} />
    </div>
  );
}

/** Returns what the button says, e.g. 'Closing soonest · In-Appetite · 48 hours'. */
function foldText({ order, filters }: OrderAndFilters, texts: Texts): string {
  if (!filters) return order;
  const { names, filters: now } = filters;
  const parts: readonly (string | false)[] = [
    order,
    names.includes('scope') && texts(en.scopes)[now.scope],
    names.includes('date') && texts(en.filters).last(daysOf(now.period)),
    names.includes('state') && now.state !== null && nameIn(texts(usStateNames), usStateName(now.state)),
    names.includes('claimed') && now.showClaimed && texts(en.filterBar).showClaimed,
  ];
  return parts.filter(Boolean).join(' · ');
}

export interface FilterSheetDialogProps extends OrderAndFilters {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
}

/** A line for each filter and one for the order, which open the system's own pickers. */
export function FilterSheetDialog({ isOpen, onClose, anchor, ...list }: FilterSheetDialogProps) {
  const texts = useTexts();
  const t = texts(en.filterBar);
  const { onSort, filters } = list;
  const { sortOf, ...orders } = list.orders;
  const scopes = texts(en.scopes);
  return (
    <AnchoredDialog isOpen={isOpen} onClose={onClose} label={t.orderAndFilters} anchor={anchor}>
      <div className={styles.sheet}>
        {filters?.names.includes('scope') && (
          <Line
            label={t.show}
            value={filters.filters.scope}
            options={listScopes.map((value) => ({ value, label: scopes[value] }))}
            onChange={(scope) => filters.onChange({ scope })}
          />
        )}
        {filters?.names.includes('date') && (
          <Line
            label={t.delivered}
            value={filters.filters.period}
            options={dateOptions(texts)}
            onChange={(period) => filters.onChange({ period })}
          />
        )}
        {filters?.names.includes('state') && (
          <Line
            label={t.state}
            value={filters.filters.state}
            options={filters.states ?? stateOptions(texts)}
            onChange={(state) => filters.onChange({ state })}
          />
        )}
        <Line
          label={t.sort}
          {...orders}
          onChange={(key) => {
            const sort = sortOf(key);
            if (sort) onSort(sort);
          }}
        />
        {filters?.names.includes('claimed') && (
          <div className={styles.line}>
            <Switch
              label={t.showClaimed}
              isSelected={filters.filters.showClaimed}
              onChange={(showClaimed) => filters.onChange({ showClaimed })}
            />
          </div>
        )}
        <Button size="touch" onPress={onClose}>
          {t.done}
        </Button>
      </div>
    </AnchoredDialog>
  );
}

/** Name and value of a filter, under an invisible native select. */
function Line<Value extends string | null>(props: NativeSelectProps<Value>) {
  const { label, value, options } = props;
  return (
    <div className={styles.line}>
      <span>{label}</span>
      <span className={styles.lineValue}>{options.find((option) => option.value === value)?.label}</span>
      <ChevronRightIcon size={16} />
      <OptionSelect className={styles.picker} {...props} />
    </div>
  );
}
