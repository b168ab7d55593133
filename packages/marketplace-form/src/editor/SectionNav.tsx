import { CountBadge, useIsPhone, useMessages } from '@advantage/ui';
import { ChevronDownIcon } from '@advantage/ui/icons';
import { OptionPanel } from '@advantage/ui/internal';
import {
  type FocusEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type SectionId, sections } from '../fields/field.ts';
import { sectionSwitches, switchOf } from '../fields/fields.ts';
import {
  type FormSummary,
  sectionOf,
  useFieldValues,
  useFormLoaded,
  useFormSummary,
} from '../form/useFormField.ts';
import * as en from '../messages/en.ts';
import { sectionDomId } from './FormSection.tsx';
import * as styles from './SectionNav.css.ts';

const selectErrors = ({ errors }: FormSummary) => errors;
const switchNames = Object.values(sectionSwitches);

/** Links to the sections: one row, or a menu on phones. A section says only whether it's off or has errors. */
export function SectionNav() {
  const isPhone = useIsPhone();
  const current = useCurrentSection();
  useSectionShortcuts();
  return isPhone ? <Menu current={current} /> : <Links current={current} className={styles.row} />;
}

interface LinksProps {
  readonly current: SectionId;
  /** In a row or in the menu. */
  readonly className: string;
  /** Whether the names of the groups show. Default: only screen readers say them. */
  readonly hasGroupNames?: boolean;
  readonly onGo?: () => void;
}

/** The links to the sections, in groups. */
function Links({ current, className, hasGroupNames = false, onGo }: LinksProps) {
  const t = useMessages(en.form);
  const titles = useMessages(en.sectionTitles);
  const groupNames = useMessages(en.sectionGroups);
  const switches = useFieldValues(switchNames);
  const { reference } = useFormLoaded();
  const errors = [...useFormSummary(selectErrors).keys()].map((path) => sectionOf(path, reference));
  const isOff = (id: SectionId) => {
    const name = switchOf(id);
    return name !== undefined && !switches[name];
  };
  const shown = sections.filter(({ id }) => !reference.omit?.includes(id));
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link is found by its attribute
  useEffect(() => {
    // Only the row scrolls sideways, and only with large text.
    const row = nav.current;
    const link = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && link && row.scrollWidth > row.clientWidth)
      row.scrollLeft = link.offsetLeft - row.clientWidth / 3;
  }, [current]);
  return (
    <nav ref={nav} aria-label={t.sections} className={className}>
      {[...new Set(shown.map((section) => ('group' in section ? section.group : undefined)))].map((group) => (
        <div key={group ?? 'setup'} className={styles.group}>
          {hasGroupNames && group && <div className={styles.groupName}>{groupNames[group]}</div>}
          <ul className={styles.list} aria-label={group && groupNames[group]}>
            {shown
              .filter((section) => ('group' in section ? section.group : undefined) === group)
              .map(({ id }) => (
                <li key={id}>
                  <a
                    href={`#${sectionDomId(id)}`}
                    className={styles.link}
                    title={t.sectionKey(getSectionShortcut(id))}
                    aria-keyshortcuts={getSectionShortcut(id)}
                    aria-current={id === current ? 'location' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      goToSection(id);
                      onGo?.();
                    }}
                  >
                    <span>{titles[id]}</span>{' '}
                    {errors.includes(id) ? (
                      <CountBadge count={errors.filter((section) => section === id).length} />
                    ) : (
                      isOff(id) && <span className={styles.off}>{t.off}</span>
                    )}
                  </a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

/** A button with the name of the current section that opens the links. */
function Menu({ current }: { readonly current: SectionId }) {
  const titles = useMessages(en.sectionTitles);
  const errorCount = useFormSummary(selectErrors).size;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const onKeyDown = ({ key }: ReactKeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return;
    button.current?.focus();
    close();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys and focus of the elements inside
    <div className={styles.pickerBox} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.picker}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{titles[current]}</span> <CountBadge count={errorCount} />
        <span className={styles.chevron}>
          <ChevronDownIcon size={18} />
        </span>
      </button>
      {isOpen && (
        <OptionPanel anchor={button} hasOwnWidth onClose={close}>
          <Links current={current} className={styles.menu} hasGroupNames onGo={close} />
        </OptionPanel>
      )}
    </div>
  );
}

/** Root margin of a band near the top of the viewport. The section that crosses it is being read. */
const observerMargin = '-20% 0px -70% 0px';

const elementOf = (id: SectionId) => document.getElementById(sectionDomId(id));

function startsInViewport(element: Element | null) {
  const top = element?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

/**
 * Returns the current section: the one with focus while the focused element is in view, otherwise the first that crosses
 * the band.
 */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('setup');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const shown = sections.flatMap(({ id }) => {
      const element = elementOf(id);
      return element ? [{ id, element }] : [];
    });
    const crossing = new Set<Element>();
    const update = () => {
      const { activeElement } = document;
      const isFocusInView = startsInViewport(activeElement);
      const section =
        shown.find(({ element }) => isFocusInView && element.contains(activeElement)) ??
        shown.find(({ element }) => crossing.has(element)) ??
        // Content above the first section belongs to no section.
        shown.slice(0, 1).find(({ element }) => startsInViewport(element));
      if (section) setCurrent(section.id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          isIntersecting ? crossing.add(target) : crossing.delete(target);
        update();
      },
      { rootMargin: observerMargin },
    );
    for (const { element } of shown) observer.observe(element);
    document.addEventListener('focusin', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', update);
    };
  }, []);
  return current;
}

export function goToSection(id: SectionId) {
  elementOf(id)?.scrollIntoView?.({ block: 'start' });
  elementOf(id)?.focus({ preventScroll: true });
}

/** Input types without typed characters. */
const nonTextTypes = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

const isTextInput = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !nonTextTypes.has(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);

/** Returns the section for a keyboard shortcut: Alt and the section's number, unless that would type a character. */
export function getShortcutSection(event: KeyboardEvent): SectionId | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key, target } = event;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit === undefined || !altKey || ctrlKey || metaKey || shiftKey) return undefined;
  // On a Mac, Option and a digit type a different character.
  if (isTextInput(target) && key !== digit) return undefined;
  return sections[Number(digit) - 1]?.id;
}

/** Handles the keyboard shortcuts of the sections: Alt+1 goes to the first, and so on. */
export function useSectionShortcuts() {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const id = getShortcutSection(event);
      if (id === undefined || event.defaultPrevented || !elementOf(id)) return;
      event.preventDefault();
      goToSection(id);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Keyboard shortcut of a section, in the syntax of `aria-keyshortcuts`. A section keeps its number when others are left
 * out.
 */
export const getSectionShortcut = (id: SectionId) =>
  `Alt+${sections.findIndex((section) => section.id === id) + 1}`;
