import { type SectionId, sections } from '../fields/field.ts';
import { sectionSwitches } from '../fields/fields.ts';
import { sectionOf, useFormLoaded, useFormSelector, useFormSummary } from '../form/formParts.ts';
import type { MarketplaceFormReturn } from '../form/useMarketplaceForm.ts';

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

const switchNames = Object.values(sectionSwitches);

const switchesOf = ({ getValues }: MarketplaceFormReturn) => {
  const values = getValues();
  return Object.fromEntries(Object.entries(sectionSwitches).map(([id, name]) => [id, values[name]]));
};

/** How each section stands, in the order of the page. */
export function useSectionStates(): readonly SectionState[] {
  const switches: Partial<Record<SectionId, boolean>> = useFormSelector(switchesOf, switchNames);
  const { errorCounts, issues } = useFormSummary();
  const { reference } = useFormLoaded();
  const wrong = new Set(issues.map(({ path }) => sectionOf(path, reference)));
  return sections
    .filter(({ id }) => !reference.omit?.includes(id))
    .map((section) => ({
      id: section.id,
      title: section.title,
      group: 'group' in section ? section.group : undefined,
      errorCount: errorCounts[section.id],
      isOff: switches[section.id] === false,
      isComplete: !wrong.has(section.id),
    }));
}
