import { CountBadge, useMessages, VisuallyHidden } from '@advantage/ui';
import { CheckCircleIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import { sectionDomId } from './FormSection.tsx';
import * as styles from './SectionNav.css.ts';
import {
  goToSection,
  sectionKey,
  sectionKeysText,
  useCurrentSection,
  useSectionKeys,
} from './useCurrentSection.ts';
import { type SectionState, useSectionStates } from './useSectionStates.ts';

/** Leads to the sections and says which are complete, off or have errors: next to the form, where there is room. */
export function SectionNav() {
  const t = useMessages(en.form);
  const states = useSectionStates();
  const current = useCurrentSection();
  useSectionKeys();
  const groups = [...new Set(states.map(({ group }) => group))];
  return (
    <nav aria-label={t.sections} className={styles.nav}>
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
                    aria-keyshortcuts={sectionKey(state.id)}
                    aria-current={state.id === current ? 'location' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      goToSection(state.id);
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
        {sectionKeysText(
          states.map(({ id }) => id),
          t,
        )}
      </p>
    </nav>
  );
}

/** The state of a section. */
function Mark({ errorCount, isOff, isComplete }: SectionState) {
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
}
