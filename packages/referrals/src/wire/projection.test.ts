import { describe, expect, it } from 'vitest';
import { contactFields, publicProjection, publicReferralFields, redactedProjection } from './projection.ts';
import { referralSchema, type WireReferral } from './referral.ts';

const full = Object.fromEntries(
  Object.keys(referralSchema.shape).map((field) => [field, `the ${field}`]),
) as unknown as WireReferral;

describe('projections', () => {
  it('BCK-7 FEED-12 the public one holds no contact field, no price and nobody else of the people', () => {
    const hidden = [
      'dynamicPrice',
      'discountPrice',
      'soldPrice',
      'assignedAgent',
      'assignedAgency',
      'assignedPartner',
      'prospectMessage',
      'age',
      'gender',
    ];
    const shown: readonly string[] = publicReferralFields;
    for (const field of [...contactFields, ...hidden]) expect(shown).not.toContain(field);
    expect(Object.keys(publicProjection(full)).toSorted()).toEqual([...publicReferralFields].toSorted());
  });

  it('FEED-5 the public one holds what the feed shows, and adds nothing that was not there', () => {
    expect(publicReferralFields).toEqual(
      expect.arrayContaining([
        'addDate',
        'opportunityType',
        'category',
        'city',
        'state',
        'businessLines',
        'industryCode',
        'marketplaceStatus',
      ]),
    );
    expect(publicProjection({ opportunityId: 1, city: 'Tulsa', email: 'a@b.c' })).toEqual({
      opportunityId: 1,
      city: 'Tulsa',
    });
  });

  it('DTL-7 BCK-7 the redacted one lacks the contact fields and keeps all others', () => {
    const redacted = Object.keys(redactedProjection(full));
    expect(redacted).toHaveLength(Object.keys(full).length - contactFields.length);
    for (const field of contactFields) expect(redacted).not.toContain(field);
  });
});
