import { type SectionId, sections } from '../fields/field.ts';
import { sectionSwitches } from '../fields/fields.ts';
import type { FormSession } from '../form/createFormSession.ts';
import { useFacts, useStatus } from '../form/FormSessionContext.ts';
import { sectionOf } from '../form/formStatus.ts';

/** How a section stands: folded away, complete, or with errors of which some may not show yet. */
export interface SectionState {
  /** Which section. */
  readonly id: SectionId;
  /** Its name. */
  readonly title: string;
  /** The heading it stands under, if any. */
  readonly group: string | undefined;
  /** How many errors it shows. */
  readonly errorCount: number;
  /** Its switch is off. */
  readonly isOff: boolean;
  /** Nothing is wrong with it, shown or not. */
  readonly isComplete: boolean;
}

const switched = Object.entries(sectionSwitches);

const switchNames = Object.values(sectionSwitches);
const switchesOf = ({ values }: FormSession) => switchNames.map((name) => values()[name]);

/** How each section stands, in the order of the page. */
export function useSectionStates(): readonly SectionState[] {
  const states = useFacts(switchesOf, switchNames);
  const errorCounts = useStatus((status) => status.errorCounts);
  const issues = useStatus((status) => status.issues);
  const off = new Set(switched.filter((_, index) => !states[index]).map(([id]) => id));
  const wrong = new Set(issues.map(({ path }) => sectionOf(path)));
  return sections.map((section) => ({
    id: section.id,
    title: section.title,
    group: 'group' in section ? section.group : undefined,
    errorCount: errorCounts[section.id],
    isOff: off.has(section.id),
    isComplete: !wrong.has(section.id),
  }));
}
