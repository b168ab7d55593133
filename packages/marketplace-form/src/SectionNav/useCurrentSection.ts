import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../form/fields.ts';
import { sectionDomId } from '../sections/FormSection.tsx';

/** A band near the top of the window: the section that crosses it is the one being read. */
const band = '-20% 0px -70% 0px';

/** The section that is being read: the first of those that cross the band. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('setup');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const byElement = new Map<Element, SectionId>();
    const crossing = new Set<SectionId | undefined>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) crossing.add(byElement.get(target));
          else crossing.delete(byElement.get(target));
        }
        const first = sections.find(({ id }) => crossing.has(id));
        if (first) setCurrent(first.id);
      },
      { rootMargin: band },
    );
    for (const { id } of sections) {
      const element = document.getElementById(sectionDomId(id));
      if (!element) continue;
      byElement.set(element, id);
      observer.observe(element);
    }
    return () => observer.disconnect();
  }, []);
  return current;
}

/** Leads to a section and gives it the focus. */
export function goToSection(id: SectionId) {
  const section = document.getElementById(sectionDomId(id));
  section?.scrollIntoView?.({ block: 'start' });
  section?.focus({ preventScroll: true });
}
