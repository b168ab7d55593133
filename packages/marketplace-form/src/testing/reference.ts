import type { MarketplaceReference } from '../fields/field.ts';
import type { IndustryCode, ReferralSource } from '../fields/reference.ts';

/** Sample referral sources, as a service lists them. */
export const sampleSources: readonly ReferralSource[] = [
  'find-an-agent',
  'partner-quote',
  'web-lead',
  'carrier-overflow',
  'call-center',
  'mobile-app',
  'co-brand',
  'direct-call',
].map((sourceName) => ({ sourceName }));

const titles: Readonly<Record<string, string>> = {
  111150: 'Corn Farming',
  236115: 'New Single-Family Housing Construction',
  236118: 'Residential Remodelers',
  236220: 'Commercial and Institutional Building Construction',
  237310: 'Highway, Street, and Bridge Construction',
  238110: 'Poured Concrete Foundation and Structure Contractors',
  238160: 'Roofing Contractors',
  238210: 'Electrical Contractors and Other Wiring Installation Contractors',
  238220: 'Plumbing, Heating, and Air-Conditioning Contractors',
  238320: 'Painting and Wall Covering Contractors',
  311811: 'Retail Bakeries',
  312120: 'Breweries',
  321911: 'Wood Window and Door Manufacturing',
  332710: 'Machine Shops',
  423450: 'Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers',
  424410: 'General Line Grocery Merchant Wholesalers',
  441110: 'New Car Dealers',
  444140: 'Hardware Retailers',
  445110: 'Supermarkets and Other Grocery Retailers',
  456110: 'Pharmacies and Drug Retailers',
  484110: 'General Freight Trucking, Local',
  484121: 'General Freight Trucking, Long-Distance, Truckload',
  485320: 'Limousine Service',
  492210: 'Local Messengers and Local Delivery',
  513210: 'Software Publishers',
  522130: 'Credit Unions',
  524210: 'Insurance Agencies and Brokerages',
  531110: 'Lessors of Residential Buildings and Dwellings',
  531311: 'Residential Property Managers',
  541110: 'Offices of Lawyers',
  541211: 'Offices of Certified Public Accountants',
  541310: 'Architectural Services',
  541330: 'Engineering Services',
  541511: 'Custom Computer Programming Services',
  541611: 'Administrative Management and General Management Consulting Services',
  541921: 'Photography Studios, Portrait',
  541940: 'Veterinary Services',
  561320: 'Temporary Help Services',
  561612: 'Security Guards and Patrol Services',
  561720: 'Janitorial Services',
  561730: 'Landscaping Services',
  611620: 'Sports and Recreation Instruction',
  621111: 'Offices of Physicians (except Mental Health Specialists)',
  621210: 'Offices of Dentists',
  621610: 'Home Health Care Services',
  624410: 'Child Care Services',
  713940: 'Fitness and Recreational Sports Centers',
  721110: 'Hotels (except Casino Hotels) and Motels',
  722410: 'Drinking Places (Alcoholic Beverages)',
  722511: 'Full-Service Restaurants',
  722513: 'Limited-Service Restaurants',
  811111: 'General Automotive Repair',
  811192: 'Car Washes',
  812112: 'Beauty Salons',
  812910: 'Pet Care (except Veterinary) Services',
};

/** A selection of real six-digit industry codes with their titles. */
export const sampleIndustryCodes: readonly IndustryCode[] = Object.entries(titles).map(([code, title]) => ({
  code,
  title,
}));

/** Sample reference data for stories and tests. */
export const sampleReference: MarketplaceReference = {
  referralSources: sampleSources,
  industryCodes: sampleIndustryCodes,
};
