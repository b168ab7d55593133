import { TextButton } from '../field/TextButton.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { SearchField } from '../search-field/SearchField.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CheckboxGrid.css.ts';

interface GridToolsProps {
  /** Label of the filter field; undefined if there are few options. */
  readonly filterLabel: string | undefined;
  readonly filter: string;
  readonly onFilter: (text: string) => void;
  /** Called on Enter in the filter field. */
  readonly onPick: () => void;
  /** Number of options that match the filter. */
  readonly visibleCount: number;
  readonly onSetAll: (isSelected: boolean) => void;
  readonly isDisabled: boolean | undefined;
}

/** Tools next to the label of a grid: the filter field and the buttons that select or clear the visible options. */
export function GridTools(props: GridToolsProps) {
  const t = useMessages(en.checkboxGrid);
  const { filterLabel, filter, onFilter, onPick, visibleCount, onSetAll, isDisabled } = props;
  const all = filter === '' ? t.selectAll : t.selectShown;
  const none = filter === '' ? t.selectNone : t.clearShown;
  return (
    <>
      {filterLabel && (
        <div className={styles.filter}>
          <SearchField
            aria-label={filterLabel}
            placeholder={filterLabel}
            size="s"
            value={filter}
            onChange={onFilter}
            onSubmit={onPick}
            isDisabled={isDisabled}
          />
          <VisuallyHidden>
            <output>{filter === '' ? '' : t.shown(visibleCount)}</output>
          </VisuallyHidden>
        </div>
      )}
      <span className={styles.buttons}>
        <TextButton isDisabled={isDisabled} onPress={() => onSetAll(true)}>
          {all}
        </TextButton>
        <TextButton isDisabled={isDisabled} onPress={() => onSetAll(false)}>
          {none}
        </TextButton>
      </span>
    </>
  );
}
