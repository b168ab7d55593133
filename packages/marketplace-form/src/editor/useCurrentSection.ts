import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../fields/field.ts';
import { sectionDomId } from './FormSection.tsx';

/** Root margin of a band near the top of the viewport. The section that crosses it is being read. */
const observerMargin = '-20% 0px -70% 0px';

type SectionElements = ReadonlyMap<Element, SectionId>;

function startsInViewport(element: Element | null) {
  const top = element?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

/** Returns the section that contains the focused element, if the element's top is in the viewport. */
const sectionInFocus = (elements: SectionElements): SectionId | undefined => {
  const { activeElement } = document;
  if (!activeElement || !startsInViewport(activeElement)) return undefined;
  return [...elements].find(([element]) => element.contains(activeElement))?.[1];
};

/** Returns the first section, if its top is in the viewport. Content above it belongs to no section. */
const sectionAtTop = (elements: SectionElements): SectionId | undefined => {
  const [first] = elements;
  return first && startsInViewport(first[0]) ? first[1] : undefined;
};

/**
 * Returns the current section: the one with focus while the focused element is in view, otherwise the first that crosses
 * the band.
 */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('setup');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const elements = new Map<Element, SectionId>();
    const intersecting = new Set<SectionId | undefined>();
    const update = () => {
      const first = sections.find(({ id }) => intersecting.has(id));
      const id = sectionInFocus(elements) ?? first?.id ?? sectionAtTop(elements);
      if (id) setCurrent(id);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) intersecting.add(elements.get(target));
          else intersecting.delete(elements.get(target));
        }
        update();
      },
      { rootMargin: observerMargin },
    );
    for (const { id } of sections) {
      const element = document.getElementById(sectionDomId(id));
      if (!element) continue;
      elements.set(element, id);
      observer.observe(element);
    }
    document.addEventListener('focusin', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', update);
    };
  }, []);
  return current;
}

export function goToSection(id: SectionId) {
  const section = document.getElementById(sectionDomId(id));
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
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
      if (id === undefined || event.defaultPrevented || !document.getElementById(sectionDomId(id))) return;
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
