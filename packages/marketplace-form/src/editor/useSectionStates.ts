import { useMessages } from '@advantage/ui';
import { type SectionId, sections } from '../fields/field.ts';
import { sectionSwitches } from '../fields/fields.ts';
import {
  type FormSummary,
  selectErrorCounts,
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

const selectSwitches = ({ getValues }: MarketplaceFormReturn) => {
  const values = getValues();
  return Object.fromEntries(Object.entries(sectionSwitches).map(([id, name]) => [id, values[name]]));
};

const selectInvalidSections = ({ wrongSections }: FormSummary) => wrongSections;

/** Returns the state of each section, in page order. */
export function useSectionStates(): readonly SectionState[] {
  const switches: Partial<Record<SectionId, boolean>> = useFormSelector(selectSwitches, switchNames);
  const errorCounts = useFormSummary(selectErrorCounts);
  const invalidIds = useFormSummary(selectInvalidSections);
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
      isComplete: !invalidIds.includes(section.id),
    }));
}
