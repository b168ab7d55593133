import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../fields/field.ts';
import { sectionDomId } from './FormSection.tsx';

/** A band near the top of the window: the section that crosses it is the one being read. */
const band = '-20% 0px -70% 0px';

type SectionElements = ReadonlyMap<Element, SectionId>;

/** Whether an element begins in sight. */
function beginsInSight(element: Element | null) {
  const top = element?.getBoundingClientRect().top ?? -1;
  return top >= 0 && top < window.innerHeight;
}

/** The section a person went to, while it holds the focus and begins in sight: the last ones never reach the band. */
const sectionGoneTo = (elements: SectionElements): SectionId | undefined => {
  const { activeElement } = document;
  return activeElement && beginsInSight(activeElement) ? elements.get(activeElement) : undefined;
};

/** The first section, where it begins in sight: what stands above it belongs to none. */
const sectionAtTop = (elements: SectionElements): SectionId | undefined => {
  const [first] = elements;
  return first && beginsInSight(first[0]) ? first[1] : undefined;
};

/** Watches the sections, and tells which is being read: the first of those that cross the band. */
function watchSections(elements: SectionElements, onRead: (id: SectionId) => void): () => void {
  const crossing = new Set<SectionId | undefined>();
  const tell = () => {
    const first = sections.find(({ id }) => crossing.has(id));
    const id = sectionGoneTo(elements) ?? first?.id ?? sectionAtTop(elements);
    if (id) onRead(id);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) crossing.add(elements.get(target));
        else crossing.delete(elements.get(target));
      }
      tell();
    },
    { rootMargin: band },
  );
  for (const element of elements.keys()) observer.observe(element);
  document.addEventListener('focusin', tell);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', tell);
  };
}

const sectionElements = (): SectionElements =>
  new Map(
    sections.flatMap(({ id }) => {
      const element = document.getElementById(sectionDomId(id));
      return element ? [[element, id] as const] : [];
    }),
  );

/** The section that is being read. */
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
