import { useMessages } from '@advantage/ui';
import { type SectionId, sections } from '../fields/field.ts';
import { sectionSwitches } from '../fields/fields.ts';
import {
  errorCountsOf,
  type FormSummary,
  useFormLoaded,
  useFormSelector,
  useFormSummary,
} from '../form/formContext.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import * as en from '../messages/en.ts';

/** State of a section: off, complete or with errors. */
export interface SectionState {
  /** ID of the section. */
  readonly id: SectionId;
  /** Name of the section. */
  readonly title: string;
  /** Heading of the section's group, if any. */
  readonly group: string | undefined;
  /** Number of errors shown in the section. */
  readonly errorCount: number;
  /** Whether the section's switch is off. */
  readonly isOff: boolean;
  /** Whether the section has no errors, shown or not. */
  readonly isComplete: boolean;
}

const switchNames = Object.values(sectionSwitches);

const switchesOf = ({ getValues }: MarketplaceFormReturn) => {
  const values = getValues();
  return Object.fromEntries(Object.entries(sectionSwitches).map(([id, name]) => [id, values[name]]));
};

const wrongOf = ({ wrongSections }: FormSummary) => wrongSections;

/** Returns the state of each section, in page order. */
export function useSectionStates(): readonly SectionState[] {
  const switches: Partial<Record<SectionId, boolean>> = useFormSelector(switchesOf, switchNames);
  const errorCounts = useFormSummary(errorCountsOf);
  const wrong = useFormSummary(wrongOf);
  const { reference } = useFormLoaded();
  const titles = useMessages(en.sectionTitles);
  const groups = useMessages(en.sectionGroups);
  return sections
    .filter(({ id }) => !reference.omit?.includes(id))
    .map((section) => ({
      id: section.id,
      title: titles[section.id],
      group: 'group' in section ? groups[section.group] : undefined,
      errorCount: errorCounts[section.id],
      isOff: switches[section.id] === false,
      isComplete: !wrong.includes(section.id),
    }));
}
