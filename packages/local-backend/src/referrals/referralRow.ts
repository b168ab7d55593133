import type { WireReferral } from '@advantage/referrals/wire';

/** A referral as stored in the database. Times are milliseconds since 1970, prices cents, premiums dollars. */
export interface ReferralRow {
  readonly id: string;
  readonly type: string;
  readonly status: string;
  readonly expires_at: number | null;
  /** Current price. */
  readonly price_cents: number | null;
  /** Initial price; 30 dollars for a call-in referral. */
  readonly list_price_cents: number | null;
  readonly sold_cents: number | null;
  readonly added_at: number;
  /** Time of the last change of status. */
  readonly modified_at: number;
  readonly category: string | null;
  /** A JSON array of codes. */
  readonly lines: string;
  readonly line_mask: number;
  readonly industry_code: string | null;
  readonly industry_title: string | null;
  readonly employees: number | null;
  readonly years: number | null;
  readonly premium: number | null;
  readonly age: number | null;
  readonly gender: string | null;
  readonly medical_exam: string | null;
  readonly currently_insured: string | null;
  readonly message: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly business_name: string | null;
  readonly address: string | null;
  readonly city: string;
  readonly state: string;
  readonly postal_code: string;
  /** Key of the street view, or null if there is none. */
  readonly search_id: string | null;
  readonly agencies_notified: number | null;
  readonly assigned_agent: string | null;
  readonly assigned_agency: string | null;
  readonly assigned_partner: string | null;
  readonly progress: string | null;
  readonly source: string;
  /** Username of the demo user who claimed the referral. */
  readonly claimed_by: string | null;
}

const dollars = (cents: number | null) => (cents === null ? null : cents / 100);
const isoTime = (time: number | null) => (time === null ? null : new Date(time).toISOString());

/** Returns all fields of a referral in the service's format, for callers who may see everything. */
export function toWireReferral(row: ReferralRow): WireReferral {
  return {
    opportunityId: row.id,
    opportunityType: row.type,
    marketplaceStatus: row.status,
    marketplaceExpirationDate: isoTime(row.expires_at),
    dynamicPrice: dollars(row.price_cents),
    discountPrice: dollars(row.list_price_cents),
    soldPrice: dollars(row.sold_cents),
    addDate: isoTime(row.added_at),
    lastModDate: isoTime(row.modified_at),
    category: row.category,
    businessLines: JSON.parse(row.lines),
    industryCode: row.industry_code,
    industryDescription: row.industry_title,
    noOfEmployees: row.employees,
    yearsInBusiness: row.years,
    estimatedPremium: row.premium,
    age: row.age,
    gender: row.gender,
    medicalExam: row.medical_exam,
    currentlyInsured: row.currently_insured,
    prospectMessage: row.message,
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    email: row.email,
    businessName: row.business_name,
    address1: row.address,
    city: row.city,
    state: row.state,
    postalCode: row.postal_code,
    location: [row.address, row.city, `${row.state} ${row.postal_code}`].filter(Boolean).join(', '),
    searchId: row.search_id,
    showVisualLocation: row.search_id !== null,
    agenciesNotified: row.agencies_notified,
    assignedAgent: row.assigned_agent,
    assignedAgency: row.assigned_agency,
    assignedPartner: row.assigned_partner,
    progressStatus: row.progress,
    source: row.source,
  };
}
