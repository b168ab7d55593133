import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../fields/field.ts';
import * as en from '../messages/en.ts';
import { sectionDomId } from './FormSection.tsx';

/** A band near the top of the window: the section that crosses it is the one being read. */
const band = '-20% 0px -70% 0px';

type SectionElements = ReadonlyMap<Element, SectionId>;

/** Whether an element begins in sight. */
function startsInViewport(element: Element | null) {
  const top = element?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

/** The section that holds the focus, while what has it begins in sight. */
const sectionInFocus = (elements: SectionElements): SectionId | undefined => {
  const { activeElement } = document;
  if (!activeElement || !startsInViewport(activeElement)) return undefined;
  return [...elements].find(([element]) => element.contains(activeElement))?.[1];
};

/** The first section, where it begins in sight: what is above it belongs to no section. */
const sectionAtTop = (elements: SectionElements): SectionId | undefined => {
  const [first] = elements;
  return first && startsInViewport(first[0]) ? first[1] : undefined;
};

/**
 * Watches the sections, and tells which is in use: the one with the focus, while that is in sight, else the first that
 * crosses the band.
 */
function watchSections(elements: SectionElements, onRead: (id: SectionId) => void): () => void {
  const crossing = new Set<SectionId | undefined>();
  const update = () => {
    const first = sections.find(({ id }) => crossing.has(id));
    const id = sectionInFocus(elements) ?? first?.id ?? sectionAtTop(elements);
    if (id) onRead(id);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(elements.get(target));
        else crossing.delete(elements.get(target));
      }
      update();
    },
    { rootMargin: band },
  );
  for (const element of elements.keys()) observer.observe(element);
  document.addEventListener('focusin', update);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', update);
  };
}

const sectionElements = (): SectionElements =>
  new Map(
    sections.flatMap(({ id }) => {
      const element = document.getElementById(sectionDomId(id));
      return element ? [[element, id] as const] : [];
    }),
  );

/** The section with the focus, or the one that is being read. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('setup');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    return watchSections(sectionElements(), setCurrent);
  }, []);
  return current;
}

/** Leads to a section and gives it the focus. */
export function goToSection(id: SectionId) {
  const section = document.getElementById(sectionDomId(id));
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
}

/** Input types that take no typed characters. */
const unTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !unTyped.has(target.type)) ||
  (target instanceof HTMLElement && target.isContentEditable);

/** The section that a key press asks for: Alt with its number, unless that would type a character. */
export function sectionOfKey(event: KeyboardEvent): SectionId | undefined {
  const { altKey, ctrlKey, metaKey, shiftKey, code, key, target } = event;
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit === undefined || !altKey || ctrlKey || metaKey || shiftKey) return undefined;
  // With Option a Mac types another character than the digit.
  if (isTyped(target) && key !== digit) return undefined;
  return sections[Number(digit) - 1]?.id;
}

/** Leads to the sections of a form by keyboard: Alt+1 to the first, and so on. */
export function useSectionKeys() {
  useEffect(() => {
    const go = (event: KeyboardEvent) => {
      const id = sectionOfKey(event);
      if (id === undefined || event.defaultPrevented || !document.getElementById(sectionDomId(id))) return;
      event.preventDefault();
      goToSection(id);
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, []);
}

/** The key that leads to a section, as `aria-keyshortcuts` says it. */
export const sectionKey = (id: SectionId) => `Alt+${sections.findIndex((section) => section.id === id) + 1}`;

/** Says which keys lead to these sections. A section keeps its number where others are left out. */
export function sectionKeysText(ids: readonly SectionId[], t = en.form): string {
  const keys = ids.map(sectionKey);
  const [first, last] = [keys[0], keys.at(-1)];
  const isRow = keys.length > 2 && last === `Alt+${Number(first?.slice(4)) + keys.length - 1}`;
  return t.sectionKeys(
    isRow ? t.firstToLast(`${first}`, `${last}`) : keys.join(', ').replace(/, ([^,]*)$/, `${t.lastOr}$1`),
  );
}
