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
    /** Most columns; fewer where room is short. Default 4, for labels of one or two words. */
    readonly columns?: 2 | 3 | 4;
    /** Names the field that narrows more than 20 options. Default 'Find'. */
    readonly filterLabel?: string;
  };

/** More options than this get a field that narrows them. */
const few = 20;
const focusable = ['[type=checkbox]:enabled'];
const MemoOption = memo(GridOption);

function CheckboxGridField<Value extends string>(props: CheckboxGridProps<Value>, ref: Ref<FieldHandle>) {
  const t = useMessages(en.checkboxGrid);
  const { label, options, columns = 4, filterLabel = t.find, id, name, isDisabled, isRequired } = props;
  const labelId = useId();
  const { isInvalid, describedBy, messages } = useFieldMessages(props);
  const { selected, setAll, toggle } = useGridSelection(props);
  const [filter, setFilter] = useState('');
  const shown = useMemo(() => filterOptions(options, filter), [options, filter]);
  const groupProps = useGroupFocus<HTMLFieldSetElement>(ref, focusable, props);
  const [first] = shown;
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
            filterLabel={options.length > few ? filterLabel : undefined}
            filter={filter}
            onFilter={setFilter}
            onPick={() => first && shown.length === 1 && toggle(first.value, !selected.has(first.value))}
            shown={shown.length}
            onSetAll={(isSelected) => setAll(shown, isSelected)}
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
        {inColumns(shown, columns).map(({ column, part }) => (
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
 * Chooses any number of a fixed set that should all be seen, such as states: with a count, all and none, and for more
 * than 20 options a field that narrows them, in which Enter ticks the only one left. For values that nobody can list
 * beforehand use `TagInput`, for one of the set `RadioGroup` or `Select`.
 */
export const CheckboxGrid = forwardRef(CheckboxGridField) as <Value extends string = string>(
  props: CheckboxGridProps<Value> & RefAttributes<FieldHandle>,
) => ReactElement;
