import type { MarketplaceStatus, ProgressStatus } from './status.ts';

/**
 * A referral as the components read it: plain data, every unknown value null. Times are milliseconds since 1970,
 * prices and premiums are dollars. Make one with `toReferral`, in tests with `aReferral` of the testing entry.
 */
export interface Referral {
  /** The key of a row. */
  readonly opportunityId: string;
  /** E.g. CIR, PCR, WT-CIR. */
  readonly opportunityType: string | null;
  /** A call-in referral, `WT-CIR`: claimed by calling at once (DAT-2). */
  readonly isCallIn: boolean;
  /** An unknown status is 'Undefined' (STS-14). */
  readonly marketplaceStatus: MarketplaceStatus;
  /** When an Available referral ends. */
  readonly marketplaceExpirationDate: number | null;
  readonly dynamicPrice: number | null;
  readonly discountPrice: number | null;
  readonly soldPrice: number | null;
  /** When it was delivered to the marketplace. */
  readonly addDate: number | null;
  /** When it last changed hands. */
  readonly lastModDate: number | null;
  /** 'CL', 'PL', 'L&A', null for a direct call, or an unknown text (DAT-3, DAT-4). */
  readonly category: string | null;
  /** Codes of the business lines (DAT-5). */
  readonly lines: readonly string[];
  readonly industryCode: string | null;
  readonly industryDescription: string | null;
  readonly noOfEmployees: number | null;
  readonly yearsInBusiness: number | null;
  readonly estimatedPremium: number | null;
  readonly age: number | null;
  readonly gender: string | null;
  readonly medicalExam: string | null;
  readonly currentlyInsured: string | null;
  readonly prospectMessage: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly businessName: string | null;
  readonly address1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly postalCode: string | null;
  readonly location: string | null;
  /** The key of the street-view image. */
  readonly searchId: string | null;
  readonly showVisualLocation: boolean;
  readonly agenciesNotified: number | null;
  readonly assignedAgent: string | null;
  readonly assignedAgency: string | null;
  readonly assignedPartner: string | null;
  readonly progressStatus: ProgressStatus | null;
  readonly source: string | null;
}

/** The `opportunityType` of a call-in referral (DAT-2). */
export const callInType = 'WT-CIR';
