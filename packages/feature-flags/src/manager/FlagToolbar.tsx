import { SearchField, useMessages } from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import type { RefObject } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './FeatureFlagManager.css.ts';

export interface FlagToolbarProps {
  /** The search text. Undefined if there is nothing to search. */
  readonly search: string | undefined;
  readonly onSearch: (search: string) => void;
  /** The number of matches, as text. Empty without a search. */
  readonly found: string;
  readonly isAdding: boolean;
  readonly onToggleAdd: () => void;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
}

/** Toolbar above the flags: a note, the search field, and the Add button, which opens and closes the form. */
export function FlagToolbar(props: FlagToolbarProps) {
  const t = useMessages(en.manager);
  const { search, onSearch, found, isAdding, onToggleAdd, addButton, searchField } = props;
  return (
    <div className={styles.toolbar}>
      <p className={styles.note}>
        {t.savedImmediately} <span role="status">{found}</span>
      </p>
      {search !== undefined && (
        <div className={styles.search}>
          <SearchField
            ref={searchField}
            aria-label={t.search}
            placeholder={t.searchHint}
            size="m"
            value={search}
            onChange={onSearch}
          />
        </div>
      )}
      <button
        ref={addButton}
        type="button"
        aria-expanded={isAdding}
        className={buttonStyles({ tone: isAdding ? 'neutral' : 'accent' })}
        onClick={onToggleAdd}
      >
        <PlusIcon />
        {t.add}
      </button>
    </div>
  );
}
