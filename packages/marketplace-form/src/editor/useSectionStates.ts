import { useMessages } from '@advantage/ui';
import { type SectionId, sections } from '../fields/field.ts';
import { sectionSwitches } from '../fields/fields.ts';
import {
  errorCountsOf,
  type FormSummary,
  useFormLoaded,
  useFormSelector,
  useFormSummary,
} from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';
import * as en from '../messages/en.ts';

/** The state of a section: collapsed, complete, or with errors, some of which may not show yet. */
export interface SectionState {
  /** Which section. */
  readonly id: SectionId;
  /** Its name. */
  readonly title: string;
  /** The heading above it, if any. */
  readonly group: string | undefined;
  /** How many errors it shows. */
  readonly errorCount: number;
  /** Its switch is off. */
  readonly isOff: boolean;
  /** Nothing is wrong with it, shown or not. */
  readonly isComplete: boolean;
}

const switchNames = Object.values(sectionSwitches);

const switchesOf = ({ getValues }: MarketplaceFormReturn) => {
  const values = getValues();
  return Object.fromEntries(Object.entries(sectionSwitches).map(([id, name]) => [id, values[name]]));
};

const wrongOf = ({ wrongSections }: FormSummary) => wrongSections;

/** The state of each section, in the order of the page. */
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
