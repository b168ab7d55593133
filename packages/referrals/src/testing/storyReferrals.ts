import type { Referral } from '../model/referral.ts';
import { aReferral } from './aReferral.ts';
import { chicago, minutesAgo } from './storyTime.ts';

/** Added, type, status, location, policy types, other fields. */
type Row = readonly [
  string,
  string,
  Referral['marketplaceStatus'],
  string,
  readonly string[],
  Partial<Referral>,
];

const business = (code: string, name: string, employees: number | null, years: number, premium: number) => ({
  category: 'CL',
  industryCode: code,
  industryDescription: name,
  noOfEmployees: employees,
  yearsInBusiness: years,
  estimatedPremium: premium,
});

const none = { industryCode: null, industryDescription: null, noOfEmployees: null, yearsInBusiness: null };
const personal = (premium: number) => ({ ...none, category: 'PL', estimatedPremium: premium });
const life = (premium: number) => ({ ...none, category: 'L&A', estimatedPremium: premium });
const directCall = { ...none, category: null, estimatedPremium: null, source: 'direct-call' };

const left = (minutes: number) => ({ marketplaceExpirationDate: minutesAgo(-minutes) });
const agent = (name: string, agency: string) => ({ assignedAgent: name, assignedAgency: agency });
const agency = (name: string) => ({ assignedAgency: name });
const partner = (name: string) => ({ assignedPartner: name });

const message =
  'Our carrier is not renewing us on December 1. We are two licensed plumbers and ten helpers, no claims in five years. Mornings are best.';

// biome-ignore format: a table with one referral per line
const rows: readonly Row[] = [
  ['11-20 10:23', 'CIR', 'Available', 'Austin, TX', ['CGLY', 'CBPY'], { ...business('722511', 'Full-Service Restaurants', 14, 6, 8_400), ...left(58), dynamicPrice: 42, agenciesNotified: 6 }],
  ['11-20 10:21', 'WT-CIR', 'Available', 'Columbus, OH', ['CAUT'], { ...business('484110', 'General Freight Trucking, Local', 9, 11, 21_600), ...left(26), dynamicPrice: 30, discountPrice: 30, agenciesNotified: 4 }],
  ['11-20 10:02', 'CIR', 'Available', 'Tulsa, OK', ['CWCP', 'CGLY'], { ...business('238220', 'Plumbing, Heating, and Air-Conditioning Contractors', 12, 8, 12_500), ...left(4), dynamicPrice: 28, discountPrice: 35, agenciesNotified: 11, currentlyInsured: 'Yes', prospectMessage: message }],
  ['11-20 09:57', 'CIR', 'Available', 'Mesa, AZ', ['HOME', 'AUTO'], { ...personal(3_150), ...left(2), dynamicPrice: 24, discountPrice: 36, agenciesNotified: 9 }],
  ['11-20 09:51', 'CIR', 'Claimed', 'Boise, ID', ['CBPY', 'CCYB'], { ...business('621210', 'Offices of Dentists', 17, 13, 9_800), ...agent('Priya Raman', 'Copperline Agency'), soldPrice: 34, agenciesNotified: 8 }],
  ['11-20 09:44', 'PCR', 'Delivered', 'Raleigh, NC', ['CPLY'], { ...business('541330', 'Engineering Services', 31, 15, 18_900), ...partner('Meridian Direct'), agenciesNotified: 3 }],
  ['11-20 09:38', 'CIR', 'Claimed', 'Fort Collins, CO', ['AUTO'], { ...personal(2_240), ...agent('Dana Whitfield', 'Harbor Point Insurance'), soldPrice: 32, agenciesNotified: 7 }],
  ['11-20 09:30', 'CIR', 'Available', 'Savannah, GA', ['CBPY'], { ...business('561730', 'Landscaping Services', 7, 4, 5_600), ...left(17), dynamicPrice: 31, agenciesNotified: 5 }],
  ['11-20 09:12', 'WT-CIR', 'Claimed', 'Omaha, NE', [], { ...directCall, ...agent('Luis Ferrante', 'Northgate Risk'), soldPrice: 30, agenciesNotified: 1 }],
  ['11-20 08:49', 'CCR', 'Assigned', 'Spokane, WA', ['CPTY', 'CUMB'], { ...business('721110', 'Hotels (except Casino Hotels) and Motels', 46, 22, 34_000), ...agency('Northgate Risk'), agenciesNotified: 1 }],
  ['11-20 08:31', 'CIR', 'Claimed', 'Des Moines, IA', ['LIFE'], { ...life(1_080), ...agent('Tobias Wren', 'Prairie Mutual Agency'), soldPrice: 27.5, agenciesNotified: 6 }],
  ['11-20 08:06', 'PCR', 'Delivered', 'Chattanooga, TN', ['CAUT', 'CMAR'], { ...business('238160', 'Roofing Contractors', 18, 9, 27_400), ...partner('Cartwright Specialty'), agenciesNotified: 4 }],
  ['11-19 17:36', 'CTR', 'Settled', 'Naperville, IL', ['HOME'], { ...personal(2_900), ...agent('Ellen Marsh', 'Lakefront Insurance'), agenciesNotified: 1 }],
  ['11-19 16:58', 'CIR', 'Claimed', 'Bakersfield, CA', ['CGLY'], { ...business('236220', 'Commercial and Institutional Building Construction', null, 2, 6_750), ...agency('Kern Valley Agents'), soldPrice: 35, agenciesNotified: 10 }],
  ['11-19 16:41', 'PCR', 'On Hold', 'Providence, RI', ['CCYB'], { ...business('541511', 'Custom Computer Programming Services', 22, 5, 7_900), agenciesNotified: 2 }],
  ['11-19 15:20', 'CIR', 'Claimed', 'Eugene, OR', ['RENT', 'UMBR'], { ...personal(640), ...agency('Cascade & Pine'), soldPrice: 29, agenciesNotified: 4 }],
  ['11-19 14:47', 'PCR', 'Delivered', 'Baton Rouge, LA', ['COEQ'], { ...business('238910', 'Site Preparation Contractors', 27, 19, 41_200), ...partner('Meridian Direct'), agenciesNotified: 3 }],
  ['11-19 13:05', 'CIR', 'Claimed', 'Grand Rapids, MI', ['CBPY', 'CAUT'], { ...business('811111', 'General Automotive Repair', 6, 10, 9_300), ...agent('Ana Villalobos', 'Riverbend Insurance'), soldPrice: 33, agenciesNotified: 8 }],
  ['11-19 11:52', 'CCR', 'Assigned', 'Lakeland, FL', ['MOBI'], { ...personal(1_760), ...agency('Gulfside Agency'), agenciesNotified: 1 }],
  ['11-19 11:18', 'PCR', 'Delivered', 'Syracuse, NY', ['CWCP'], { ...business('561720', 'Janitorial Services', 38, 7, 23_100), ...partner('Cartwright Specialty'), agenciesNotified: 5 }],
  ['11-19 10:40', 'CIR', 'Claimed', 'Sioux Falls, SD', ['CPTY'], { ...business('441110', 'New Car Dealers', 52, 31, 48_000), ...agency('Prairie Mutual Agency'), soldPrice: 26, agenciesNotified: 6 }],
  ['11-19 09:14', 'PCR', 'Delivered', 'Reno, NV', ['MOTO', 'RV'], { ...personal(1_310), ...partner('Meridian Direct'), agenciesNotified: 2 }],
];

const toRow = ([added, type, status, place, lines, facts]: Row, index: number) => {
  const [city = null, state = null] = place.split(', ');
  const open = status === 'Available' ? {} : { marketplaceExpirationDate: null, dynamicPrice: null };
  return aReferral({
    opportunityId: String(4101 + index),
    opportunityType: type,
    marketplaceStatus: status,
    addDate: chicago(added),
    lastModDate: chicago(added),
    city,
    state,
    lines,
    ...open,
    ...facts,
  });
};

/** The referrals in stories and screenshots at the story time, newest first, with every type and category. */
export const storyReferrals: readonly Referral[] = rows.map(toRow);
