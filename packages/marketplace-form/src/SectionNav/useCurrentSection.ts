import { useEffect, useState } from 'react';
import { type SectionId, sections } from '../form/fields.ts';
import { sectionDomId } from '../sections/FormSection.tsx';

/** A band near the top of the window: the section that crosses it is the one being read. */
const band = '-20% 0px -70% 0px';

/** The section that is being read. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('setup');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const byElement = new Map<Element, SectionId>();
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        const id = entered && byElement.get(entered.target);
        if (id) setCurrent(id);
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
