import type { MarketplaceReference } from '../fields/reference.ts';
import type { FieldPath } from '../fields/values.ts';
import { sectionOf } from '../form/formContext.ts';
import type { Issue } from '../values/rule.ts';

const matchingSetupFields: ReadonlySet<FieldPath> = new Set<FieldPath>([
  'referralPriceMin',
  'referralPriceMax',
  'referralSources',
  'states',
]);
const matchingSections: ReadonlySet<string> = new Set(['general', 'commercial', 'personal', 'life']);

/** Returns the errors in fields that affect matching. While there are any, matches can't be computed. */
export const appetiteErrors = (issues: readonly Issue[], reference: MarketplaceReference): readonly Issue[] =>
  issues.filter(
    ({ path }) => matchingSetupFields.has(path) || matchingSections.has(sectionOf(path, reference)),
  );
