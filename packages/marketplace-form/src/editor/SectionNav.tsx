import { CountBadge, useMessages, VisuallyHidden } from '@advantage/ui';
import { CheckCircleIcon } from '@advantage/ui/icons';
import { memo } from 'react';
import type { SectionId } from '../fields/field.ts';
import * as en from '../messages/en.ts';
import { sectionDomId } from './FormSection.tsx';
import * as styles from './SectionNav.css.ts';
import {
  describeSectionShortcuts,
  getSectionShortcut,
  goToSection,
  useCurrentSection,
  useSectionShortcuts,
} from './useCurrentSection.ts';
import { type SectionState, useSectionStates } from './useSectionStates.ts';

/** Links to the sections, and shows which are complete, off or have errors. Shown next to the form on wide screens. */
export function SectionNav() {
  const t = useMessages(en.form);
  const states = useSectionStates();
  const current = useCurrentSection();
  useSectionShortcuts();
  return (
    <nav aria-label={t.sections} className={styles.nav}>
      <SectionLinks states={states} current={current} />
    </nav>
  );
}

interface SectionLinksProps {
  /** States of the sections. */
  readonly states: readonly SectionState[];
  /** The current section. */
  readonly current: SectionId;
  /** Called when the user follows a link. */
  readonly onGo?: () => void;
}

/** Links to the sections with their states, followed by their keyboard shortcuts. */
export function SectionLinks({ states, current, onGo }: SectionLinksProps) {
  const t = useMessages(en.form);
  const groups = [...new Set(states.map(({ group }) => group))];
  return (
    <>
      {groups.map((group) => (
        <div key={group ?? 'setup'}>
          {group && <div className={styles.group}>{group}</div>}
          <ul className={styles.list} aria-label={group}>
            {states
              .filter((state) => state.group === group)
              .map((state) => (
                <li key={state.id}>
                  <a
                    href={`#${sectionDomId(state.id)}`}
                    className={styles.link}
                    aria-keyshortcuts={getSectionShortcut(state.id)}
                    aria-current={state.id === current ? 'location' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      goToSection(state.id);
                      onGo?.();
                    }}
                  >
                    {state.title} <Mark {...state} />
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <p className={styles.hint}>
        {describeSectionShortcuts(
          states.map(({ id }) => id),
          t,
        )}
      </p>
    </>
  );
}

/** State of a section. Memoized: most changes concern one section. */
const Mark = memo(function Mark({ errorCount, isOff, isComplete }: SectionState) {
  const t = useMessages(en.form);
  if (errorCount > 0) return <CountBadge count={errorCount} />;
  if (isOff) return <span className={styles.off}>{t.off}</span>;
  if (!isComplete) return null;
  return (
    <span className={styles.complete}>
      <CheckCircleIcon size={18} />
      <VisuallyHidden>{t.complete}</VisuallyHidden>
    </span>
  );
});
