import { useMessages } from '@advantage/ui';
import { MoreIcon } from '@advantage/ui/icons';
import { iconButtonStyles } from '@advantage/ui/internal';
import { type ReactNode, useId, useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './filtersBar.css.ts';

interface FoldedToolsProps {
  /** Collapses the tools behind one button. */
  readonly isCollapsed: boolean;
  /** Size of that button. */
  readonly size: 's' | 'touch';
  /** The tools. They stay mounted while collapsed. */
  readonly children: ReactNode;
}

/** The tools of a list: inline in its bar or, where space is short, on a separate line behind a toggle button. */
export function FoldedTools({ isCollapsed, size, children }: FoldedToolsProps) {
  const t = useMessages(en.columnTools);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      {isCollapsed && (
        <button
          type="button"
          className={`${iconButtonStyles({ tone: 'neutral', size })} ${styles.foldedTools}`}
          aria-label={t.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <MoreIcon />
        </button>
      )}
      <div
        id={id}
        className={styles.tools}
        hidden={isCollapsed && !isOpen}
        data-folded={isCollapsed || undefined}
      >
        {children}
      </div>
    </>
  );
}
