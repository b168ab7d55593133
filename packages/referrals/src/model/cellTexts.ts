import { businessLineName, businessLineNames } from '@advantage/reference-data';
import { english, formatValue, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from './audience.ts';
import { industryName } from './exportTexts.ts';
import type { Referral } from './referral.ts';

/** Returns the category, or 'Direct Call' if there is none. */
export const categoryText = ({ category }: Pick<Referral, 'category'>, texts: Texts = english) =>
  category ?? texts(en.cells).directCall;

/** Returns the location as 'city, state'. */
export const locationText = ({ city, state }: Pick<Referral, 'city' | 'state'>) => formatValue([city, state]);

/** Returns the name of a business line, or the code itself if it's unknown. */
export const lineText = (code: string, texts: Texts) =>
  nameIn(texts(businessLineNames), businessLineName(code));

/** Returns the names of the business lines, joined by commas. */
export const linesText = ({ lines }: Pick<Referral, 'lines'>, texts: Texts = english) =>
  formatValue(lines.map((code) => lineText(code, texts)));

/** Returns what a commercial-only column shows in a personal or life row. Null in all other rows. */
export function notApplicable(
  { category }: Pick<Referral, 'category'>,
  texts: Texts = english,
): string | null {
  return category === 'PL' || category === 'L&A' ? texts(en.cells).notApplicable(category) : null;
}

/** Returns the number of employees, or '1 +' if it's unknown. */
export const employeesText = ({ noOfEmployees }: Pick<Referral, 'noOfEmployees'>) =>
  formatValue(noOfEmployees, '1 +');

/** Returns the industry's description and code as one text, e.g. for a tooltip. */
export const industryText = (referral: Pick<Referral, 'industryDescription' | 'industryCode'>) =>
  formatValue(industryName(referral));

type Assigned = Pick<Referral, 'assignedAgent' | 'assignedAgency' | 'assignedPartner'>;

/** Returns the assignee: 'agent, agency', the agency alone, or the partner, whose name only administrators see. */
export function assigneeText(referral: Assigned, audience: ReferralAudience, texts: Texts = english): string {
  const { assignedAgent, assignedAgency, assignedPartner } = referral;
  if (assignedAgency !== null) return formatValue([assignedAgent, assignedAgency]);
  if (assignedPartner === null) return formatValue(null);
  return audience === 'admin' ? assignedPartner : texts(en.memberCells).secondaryPartner;
}

/** Returns whether the Notes cell offers 'Talk now - $30': only to agents, on Available call-in referrals. */
export const offersTalkNow = (
  { isCallIn, marketplaceStatus }: Pick<Referral, 'isCallIn' | 'marketplaceStatus'>,
  audience: ReferralAudience,
) => audience === 'agent' && isCallIn && marketplaceStatus === 'Available';
