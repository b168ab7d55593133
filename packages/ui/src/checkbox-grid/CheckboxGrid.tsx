import {
  forwardRef,
  memo,
  type ReactElement,
  type Ref,
  type RefAttributes,
  useId,
  useMemo,
  useState,
} from 'react';
import { label as labelStyle } from '../field/Field.css.ts';
import { FieldHeader } from '../field/FieldHeader.tsx';
import { useFieldMessages } from '../field/FieldMessages.tsx';
import type { FieldHandle, FieldLabeling, FieldProps } from '../field/fieldProps.ts';
import { useGroupFocus } from '../field/useGroupFocus.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './CheckboxGrid.css.ts';
import { GridOption } from './GridOption.tsx';
import { GridTools } from './GridTools.tsx';
import { filterOptions, inColumns } from './selection.ts';
import { type GridSelectionProps, useGridSelection } from './useGridSelection.ts';

export type CheckboxGridProps<Value extends string = string> = FieldLabeling &
  Omit<FieldProps, 'autoFocus'> &
  GridSelectionProps<Value> & {
    /** Maximum number of columns; fewer if they don't fit. Default 4, for labels of one or two words. */
    readonly columns?: 2 | 3 | 4;
    /** Label of the field that filters more than 20 options. Default 'Find'. */
    readonly filterLabel?: string;
  };

/** Above this number of options, the grid has a filter field. */
const filterThreshold = 20;
const focusable = ['[type=checkbox]:enabled'];
const MemoOption = memo(GridOption);

function CheckboxGridField<Value extends string>(props: CheckboxGridProps<Value>, ref: Ref<FieldHandle>) {
  const t = useMessages(en.checkboxGrid);
  const { label, options, columns = 4, filterLabel = t.find, id, name, isDisabled, isRequired } = props;
  const labelId = useId();
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const { selected, setAll, toggle } = useGridSelection(props);
  const [filter, setFilter] = useState('');
  const visibleOptions = useMemo(() => filterOptions(options, filter), [options, filter]);
  const groupProps = useGroupFocus<HTMLFieldSetElement>(ref, focusable, props);
  const [first] = visibleOptions;
  return (
    <fieldset
      {...groupProps}
      id={id}
      className={styles.group}
      disabled={isDisabled}
      aria-label={props['aria-label']}
      aria-labelledby={label && labelId}
      aria-describedby={describedBy}
    >
      <FieldHeader
        labelNote={
          <>
            <bdi>{t.selected(options.filter(({ value }) => selected.has(value)).length, options.length)}</bdi>
            {isRequired && <span>{t.required}</span>}
          </>
        }
        actions={
          <GridTools
            filterLabel={options.length > filterThreshold ? filterLabel : undefined}
            filter={filter}
            onFilter={setFilter}
            onPick={() =>
              first && visibleOptions.length === 1 && toggle(first.value, !selected.has(first.value))
            }
            visibleCount={visibleOptions.length}
            onSetAll={(isSelected) => setAll(visibleOptions, isSelected)}
            isDisabled={isDisabled}
          />
        }
      >
        {label && (
          <span id={labelId} className={labelStyle}>
            {label}
          </span>
        )}
      </FieldHeader>
      <div className={styles.box({ columns })} data-invalid={isInvalid || undefined}>
        {inColumns(visibleOptions, columns).map(({ column, part }) => (
          <div key={column} className={styles.part({ columns })}>
            {part.map((option) => (
              <MemoOption
                key={option.value}
                {...option}
                name={name}
                isSelected={selected.has(option.value)}
                onToggle={toggle}
              />
            ))}
          </div>
        ))}
        {first === undefined && <p className={styles.empty}>{t.noResults}</p>}
      </div>
      {messages}
    </fieldset>
  );
}

/**
 * Lets the user choose any number of options from a fixed set that should all be visible, such as states. Shows a
 * count, buttons that select all or none and, for more than 20 options, a filter field in which Enter toggles the
 * only option left. For values that can't be listed in advance use `TagInput`, for a single choice `RadioGroup` or
 * `Select`.
 */
export const CheckboxGrid = forwardRef(CheckboxGridField) as <Value extends string = string>(
  props: CheckboxGridProps<Value> & RefAttributes<FieldHandle>,
) => ReactElement;
