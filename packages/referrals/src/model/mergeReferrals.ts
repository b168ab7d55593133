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
  const rowBefore = (row: Referral, index: number) => {
    const inPlace = previous[index];
    // Most answers bring the same rows in the same order: then no row has to be looked up.
    if (inPlace?.opportunityId === row.opportunityId) return inPlace;
    known ??= new Map(previous.map((each) => [each.opportunityId, each]));
    return known.get(row.opportunityId);
  };
  let isSame = next.length === previous.length;
  const merged = next.map((row, index) => {
    const before = rowBefore(row, index);
    const kept = before && isSameReferral(before, row) ? before : row;
    if (kept !== previous[index]) isSame = false;
    return kept;
  });
  return isSame ? previous : merged;
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

const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((item, index) => item === b[index]);
