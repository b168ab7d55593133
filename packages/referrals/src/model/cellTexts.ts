import { businessLineName, businessLineNames } from '@advantage/reference-data';
import { english, formatValue, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from './audience.ts';
import type { Referral } from './referral.ts';

/** The category, or 'Direct Call' where there is none. */
export const categoryText = ({ category }: Pick<Referral, 'category'>, texts: Texts = english) =>
  category ?? texts(en.cells).directCall;

/** 'city, state'. */
export const locationText = ({ city, state }: Pick<Referral, 'city' | 'state'>) => formatValue([city, state]);

/** The name of a business line; an unknown code is its own name. */
export const lineText = (code: string, texts: Texts) =>
  nameIn(texts(businessLineNames), businessLineName(code));

/** The names of the business lines, joined by commas. */
export const linesText = ({ lines }: Pick<Referral, 'lines'>, texts: Texts = english) =>
  formatValue(lines.map((code) => lineText(code, texts)));

/** What a commercial-only column says in a personal or life row; null in every other row. */
export function notApplicable(
  { category }: Pick<Referral, 'category'>,
  texts: Texts = english,
): string | null {
  return category === 'PL' || category === 'L&A' ? texts(en.cells).notApplicable(category) : null;
}

/** Employees; '1 +' when nobody counted them. */
export const employeesText = ({ noOfEmployees }: Pick<Referral, 'noOfEmployees'>) =>
  formatValue(noOfEmployees, '1 +');

/** Description and code of the industry as one text, e.g. for a tooltip. */
export const industryText = (referral: Pick<Referral, 'industryDescription' | 'industryCode'>) =>
  formatValue(
    [referral.industryDescription, referral.industryCode].filter((part) => part !== null).join(' '),
  );

type Assigned = Pick<Referral, 'assignedAgent' | 'assignedAgency' | 'assignedPartner'>;

/** 'agent, agency', the agency alone, or the partner, whose name only admins see. */
export function assigneeText(referral: Assigned, audience: ReferralAudience, texts: Texts = english): string {
  const { assignedAgent, assignedAgency, assignedPartner } = referral;
  if (assignedAgency !== null) return formatValue([assignedAgent, assignedAgency]);
  if (assignedPartner === null) return formatValue(null);
  return audience === 'admin' ? assignedPartner : texts(en.memberCells).secondaryPartner;
}

/** Whether the Notes cell offers 'Talk now - $30': to agents, for an Available call-in referral. */
export const offersTalkNow = (
  { isCallIn, marketplaceStatus }: Pick<Referral, 'isCallIn' | 'marketplaceStatus'>,
  audience: ReferralAudience,
) => audience === 'agent' && isCallIn && marketplaceStatus === 'Available';
