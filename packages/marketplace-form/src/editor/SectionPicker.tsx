import { Button, CountBadge, useMedia, useMessages } from '@advantage/ui';
import { ChevronDownIcon, ListIcon } from '@advantage/ui/icons';
import { OptionPanel } from '@advantage/ui/internal';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import * as en from '../messages/en.ts';
import * as styles from './SectionNav.css.ts';
import { SectionLinks } from './SectionNav.tsx';
import { useCurrentSection } from './useCurrentSection.ts';
import { useSectionStates } from './useSectionStates.ts';

/** Button above the form that opens the section links, on screens without room for them next to the form. */
export const SectionPicker = () => (useMedia(styles.wide) ? null : <Picker />);

function Picker() {
  const t = useMessages(en.form);
  const states = useSectionStates();
  const current = useCurrentSection();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    button.current?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and focus of the elements inside
    <div className={styles.picker} onKeyDown={onKeyDown} onBlur={onBlur}>
      <Button
        ref={button}
        tone="quiet"
        size="touch"
        isFullWidth
        icon={ListIcon}
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
      >
        <span className={styles.pickerTitle}>{states.find(({ id }) => id === current)?.title}</span>
        <CountBadge count={states.reduce((sum, { errorCount }) => sum + errorCount, 0)} />
        <ChevronDownIcon size={18} />
      </Button>
      {isOpen && (
        <OptionPanel anchor={button} hasOwnWidth onClose={close}>
          <nav aria-label={t.sections} className={styles.pickerList}>
            <SectionLinks states={states} current={current} onGo={close} />
          </nav>
        </OptionPanel>
      )}
    </div>
  );
}
