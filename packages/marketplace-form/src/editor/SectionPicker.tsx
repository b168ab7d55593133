import { Button, CountBadge, Menu, type MenuEntry, useMedia, useMessages } from '@advantage/ui';
import { ChevronDownIcon, ListIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import * as styles from './SectionNav.css.ts';
import { goToSection, sectionKeysText, useCurrentSection } from './useCurrentSection.ts';
import { type SectionState, useSectionStates } from './useSectionStates.ts';

const stateWords = ({ errorCount, isOff }: SectionState, t: typeof en.form) => {
  if (errorCount > 0) return ` · ${t.errors(errorCount)}`;
  return isOff ? ` · ${t.off}` : '';
};

const entryOf = (state: SectionState, t: typeof en.form): MenuEntry => ({
  key: state.id,
  label: `${state.title}${stateWords(state, t)}`,
  // The menu gives the focus back first.
  onAction: () => setTimeout(() => goToSection(state.id)),
});

/** The sections as a menu above the form, where there is no room next to it. */
export const SectionPicker = () => (useMedia(styles.wide) ? null : <Picker />);

function Picker() {
  const t = useMessages(en.form);
  const states = useSectionStates();
  const current = useCurrentSection();
  const errorCount = states.reduce((sum, state) => sum + state.errorCount, 0);
  const groups = [...new Set(states.map(({ group }) => group))].map((group) =>
    states.filter((state) => state.group === group).map((state) => entryOf(state, t)),
  );
  return (
    <div className={styles.picker}>
      <Menu
        placement="bottom start"
        header={
          <span className={styles.hint}>
            {sectionKeysText(
              states.map(({ id }) => id),
              t,
            )}
          </span>
        }
        groups={groups}
        trigger={
          <Button tone="quiet" size="touch" isFullWidth icon={ListIcon}>
            <span className={styles.pickerTitle}>{states.find(({ id }) => id === current)?.title}</span>
            <CountBadge count={errorCount} />
            <ChevronDownIcon size={18} />
          </Button>
        }
      />
    </div>
  );
}
