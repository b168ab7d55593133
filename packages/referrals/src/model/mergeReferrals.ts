import type { Referral } from './referral.ts';

/**
 * The next rows, in which every row that says the same as before is the very object it was, so that only changed rows
 * render. When nothing changed at all the previous list itself comes back.
 */
export function mergeReferrals(
  previous: readonly Referral[],
  next: readonly Referral[],
): readonly Referral[] {
  let known: ReadonlyMap<string, Referral> | undefined;
  const rowElsewhere = (id: string) => {
    known ??= new Map(previous.map((each) => [each.opportunityId, each]));
    return known.get(id);
  };
  // Most answers bring the same rows in the same order: then no row is looked up, and none is written down.
  let merged = next.length === previous.length ? undefined : previous.slice(0, next.length);
  next.forEach((row, index) => {
    const inPlace = previous[index];
    const before = inPlace?.opportunityId === row.opportunityId ? inPlace : rowElsewhere(row.opportunityId);
    const kept = before && isSameReferral(before, row) ? before : row;
    if (kept === inPlace) return;
    merged ??= previous.slice();
    merged[index] = kept;
  });
  return merged ?? previous;
}

/** Whether two referrals say the same. Written out: it is three times as fast as a loop over the fields. */
export const isSameReferral = (a: Referral, b: Referral): boolean =>
  a === b ||
  (a.opportunityId === b.opportunityId &&
    a.opportunityType === b.opportunityType &&
    a.isCallIn === b.isCallIn &&
    a.marketplaceStatus === b.marketplaceStatus &&
    a.marketplaceExpirationDate === b.marketplaceExpirationDate &&
    a.dynamicPrice === b.dynamicPrice &&
    a.discountPrice === b.discountPrice &&
    a.soldPrice === b.soldPrice &&
    a.addDate === b.addDate &&
    a.lastModDate === b.lastModDate &&
    a.category === b.category &&
    a.industryCode === b.industryCode &&
    a.industryDescription === b.industryDescription &&
    a.noOfEmployees === b.noOfEmployees &&
    a.yearsInBusiness === b.yearsInBusiness &&
    a.estimatedPremium === b.estimatedPremium &&
    a.age === b.age &&
    a.gender === b.gender &&
    a.medicalExam === b.medicalExam &&
    a.currentlyInsured === b.currentlyInsured &&
    a.prospectMessage === b.prospectMessage &&
    a.firstName === b.firstName &&
    a.lastName === b.lastName &&
    a.phone === b.phone &&
    a.email === b.email &&
    a.businessName === b.businessName &&
    a.address1 === b.address1 &&
    a.city === b.city &&
    a.state === b.state &&
    a.postalCode === b.postalCode &&
    a.location === b.location &&
    a.searchId === b.searchId &&
    a.showVisualLocation === b.showVisualLocation &&
    a.agenciesNotified === b.agenciesNotified &&
    a.assignedAgent === b.assignedAgent &&
    a.assignedAgency === b.assignedAgency &&
    a.assignedPartner === b.assignedPartner &&
    a.progressStatus === b.progressStatus &&
    a.source === b.source &&
    isSameList(a.lines, b.lines));

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}
