import { SearchField, useMessages } from '@advantage/ui';
import { PlusIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import type { RefObject } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './FeatureFlagManager.css.ts';

export interface FlagToolbarProps {
  /** What is searched. Undefined where there is nothing to search in. */
  readonly search: string | undefined;
  readonly onSearch: (search: string) => void;
  /** How many flags were found, in words. Empty while nothing is searched. */
  readonly found: string;
  readonly isAdding: boolean;
  readonly onToggleAdd: () => void;
  readonly addButton: RefObject<HTMLButtonElement | null>;
  readonly searchField: RefObject<HTMLInputElement | null>;
}

/** What is above the flags: a remark, the search, and the Add button, which opens and closes its form. */
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
