import { Checkbox, SearchField, useMessages, VisuallyHidden } from '@advantage/ui';
import { LockIcon } from '@advantage/ui/icons';
import { filterOptions, setOptionsSelected, TextButton, useEvent } from '@advantage/ui/internal';
import { memo, useMemo, useState } from 'react';
import type { Choice } from '../fields/choices.ts';
import type { ListName } from '../fields/values.ts';
import { useFormField } from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import * as styles from './FoldedField.css.ts';
import { FoldedField } from './FoldedField.tsx';

/** How a choice is said in words. */
interface ChoiceWords {
  /** Says that all options are chosen: 'All 51 states'. */
  readonly all: (count: number) => string;
  /** The short name of an option, e.g. the code of a state. Default: its label. */
  readonly short?: (option: Choice) => string;
  /** Whether many options are only counted. Default false: the first ones are named. */
  readonly isCounted?: boolean;
}

/** Number of options or exceptions that are named. */
const maxNamed = 5;
/** Number of options named if there are more. */
const firstNamed = 4;

/**
 * Says which options are chosen: 'All 51 states', 'All but CA, NY', 'Auto, Boat' or '30 of 51'. Of many options, names
 * the first and counts the others in a note.
 */
export function choiceWords(
  options: readonly Choice[],
  selected: ReadonlySet<string>,
  { all, short = ({ label }) => label, isCounted = false }: ChoiceWords,
  t = en.controls,
): { readonly value: string; readonly note?: string } {
  const chosen = options.filter(({ value }) => selected.has(value));
  const left = options.filter(({ value }) => !selected.has(value));
  const names = (some: readonly Choice[]) => t.list(some.map(short));
  if (chosen.length === 0) return { value: '' };
  if (left.length === 0) return { value: all(options.length) };
  if (left.length <= maxNamed && left.length < chosen.length) return { value: t.allBut(names(left)) };
  if (chosen.length <= maxNamed) return { value: names(chosen) };
  if (isCounted) return { value: t.countOf(chosen.length, options.length) };
  const more = t.moreOf(chosen.length - firstNamed, options.length);
  return { value: names(chosen.slice(0, firstNamed)), note: more };
}

interface FoldedChoicesProps {
  readonly name: ListName;
  readonly options: readonly Choice[];
  /** The options in groups, each with its own box. Default: no groups. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Choice[] }[];
  /** An option that can't be changed, which no count includes. Default: none. */
  readonly locked?: Choice | undefined;
  /** How the value is said in words. */
  readonly words: ChoiceWords;
  /** Label of the field that filters the options. Default: they can't be filtered. */
  readonly findLabel?: string;
}

/** A field that takes any number of fixed options, folded to one row. */
export function FoldedChoices({ name, options, words, ...props }: FoldedChoicesProps) {
  const { value, onChange, field } = useFormField(name);
  const selected = useMemo(() => new Set(value), [value]);
  const t = useMessages(en.controls);
  return (
    <FoldedField
      id={field.id}
      paths={[name]}
      label={field.label}
      errorMessage={field.errorMessage}
      {...choiceWords(options, selected, words, t)}
    >
      {() => <Choices {...{ name, options, selected, onChange }} {...props} />}
    </FoldedField>
  );
}

interface ChoicesProps extends Omit<FoldedChoicesProps, 'words'> {
  readonly selected: ReadonlySet<string>;
  readonly onChange: (value: string[]) => void;
}

function Choices({ name, options, groups, locked, findLabel, selected, onChange }: ChoicesProps) {
  const t = useMessages(en.controls);
  const [filter, setFilter] = useState('');
  const shown = filterOptions(options, filter);
  const setAll = useEvent((changed: readonly Choice[], isOn: boolean) =>
    onChange(setOptionsSelected([...selected], changed, isOn)),
  );
  const toggle = useEvent((value: string, isOn: boolean) => setAll([{ value, label: value }], isOn));
  const boxes = (choices: readonly Choice[]) => (
    <div className={styles.boxes}>
      {choices.map(({ value, label }) => (
        <Box key={value} {...{ name, value, label }} isSelected={selected.has(value)} onToggle={toggle} />
      ))}
    </div>
  );
  return (
    <>
      <div className={styles.tools}>
        {findLabel && (
          <div className={styles.start}>
            <SearchField
              aria-label={findLabel}
              placeholder={findLabel}
              size="s"
              value={filter}
              onChange={setFilter}
              onSubmit={() => {
                const [only, ...others] = shown;
                if (only && others.length === 0) setAll([only], !selected.has(only.value));
              }}
            />
            <VisuallyHidden>
              <output>{filter === '' ? '' : t.shown(shown.length)}</output>
            </VisuallyHidden>
          </div>
        )}
        {locked && (
          <div className={styles.locked}>
            <Checkbox
              name={name}
              value={locked.value}
              label={locked.label}
              size="m"
              isSelected={selected.has(locked.value)}
              isDisabled
            />
            <LockIcon size={14} />
            <span className={styles.note}>{t.locked}</span>
          </div>
        )}
        {!findLabel && !locked && <span className={styles.start} />}
        <TextButton onPress={() => setAll(shown, true)}>{t.all}</TextButton>
        <TextButton onPress={() => setAll(shown, false)}>{t.none}</TextButton>
      </div>
      {groups
        ? groups
            .map((group) => ({ ...group, shown: filterOptions(group.options, filter) }))
            .filter((group) => group.shown.length > 0)
            .map((group) => {
              const count = group.options.filter(({ value }) => selected.has(value)).length;
              const isWhole = count === group.options.length;
              return (
                <div key={group.label} className={styles.group}>
                  <div className={styles.groupHead}>
                    <Checkbox
                      label={group.label}
                      size="m"
                      isSelected={isWhole}
                      isIndeterminate={count > 0 && !isWhole}
                      onChange={() => setAll(group.options, !isWhole)}
                    />
                    <span className={styles.note}>
                      {isWhole ? String(count) : t.countOf(count, group.options.length)}
                    </span>
                  </div>
                  {boxes(group.shown)}
                </div>
              );
            })
        : boxes(shown)}
      {shown.length === 0 && <p className={styles.empty}>{t.noResults}</p>}
    </>
  );
}

interface BoxProps extends Choice {
  readonly name: string;
  readonly isSelected: boolean;
  readonly onToggle: (value: string, isSelected: boolean) => void;
}

/** The box of an option. Memoized, so that only the one that changed renders again. */
const Box = memo(function Box({ onToggle, ...box }: BoxProps) {
  return <Checkbox {...box} size="m" onChange={(isSelected) => onToggle(box.value, isSelected)} />;
});
