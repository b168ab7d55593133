/**
 * What `explainMatch` reads of a referral; a `Referral` of `@advantage/referrals` is one as it is. Null is unknown,
 * times are milliseconds since 1970, money is dollars.
 */
export interface MatchReferral {
  readonly opportunityId: string;
  /** `WT-CIR` is a call-in referral: a warm transfer. */
  readonly opportunityType: string | null;
  /** When it was delivered to the marketplace. */
  readonly addDate: number | null;
  /** Null with a null category is a direct call. */
  readonly source: string | null;
  /** 'CL', 'PL', 'L&A', or null for a direct call. */
  readonly category: string | null;
  /** Codes of the business lines. */
  readonly lines: readonly string[];
  readonly industryCode: string | null;
  readonly noOfEmployees: number | null;
  readonly yearsInBusiness: number | null;
  readonly estimatedPremium: number | null;
  /** 'Yes' or 'No'; any other answer counts as unknown. */
  readonly currentlyInsured: string | null;
  /** 'Yes' where the consumer consents to a medical exam, 'No' where not. */
  readonly medicalExam: string | null;
  /** Its price before a marketplace's own modifier. */
  readonly dynamicPrice: number | null;
  readonly city: string | null;
  readonly state: string | null;
  /** Contact details: where all of them are null they are taken for hidden, not for missing. */
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly postalCode: string | null;
}
