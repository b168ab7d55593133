import { businessLineName, businessLineNames } from '@advantage/reference-data';
import { english, formatValue, nameIn, type Texts } from '@advantage/ui';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from './audience.ts';
import { criticalMinutes } from './limitedTime.ts';
import type { Referral } from './referral.ts';

/** Joins the known parts of a text, by default with commas. Returns null if there are none. */
export const joinParts = (parts: readonly (string | null)[], separator = ', ') =>
  parts.filter((part) => part !== null && part !== '').join(separator) || null;

export const placeText = ({ city, state }: Referral) => joinParts([city, state]);

export const lineNames = ({ lines }: Referral) => joinParts(lines.map(businessLineName));

export const industryName = ({
  industryDescription,
  industryCode,
}: Pick<Referral, 'industryDescription' | 'industryCode'>) =>
  joinParts([industryDescription, industryCode], ' ');

/** Truncates a text to a maximum length, ending in '…', without splitting a character in half. */
export function shortText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${[...text.slice(0, maxLength)].slice(0, -1).join('').trimEnd()}…`;
}

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

/** Maximum length of a card title, in characters. A longer one would push the other cards off the screen. */
const maxTitleLength = 120;

/** Truncates a title to the length that fits on a card. */
export const shortTitle = (title: string): string => shortText(title, maxTitleLength);

/** Returns the title of a card: the names of the business lines, or the category if there are none. */
export const cardTitle = (referral: Pick<Referral, 'lines' | 'category'>, texts: Texts = english) =>
  shortTitle(referral.lines.length > 0 ? linesText(referral, texts) : categoryText(referral, texts));

/** Returns a name for a referral in messages shown away from it, e.g. 'General Liability in Tulsa, OK'. */
export const referralName = (
  referral: Pick<Referral, 'lines' | 'category' | 'city' | 'state'>,
  texts: Texts = english,
) => texts(en.memberCells).inPlace(cardTitle(referral, texts), locationText(referral));

/** Whether a card's top line shows a countdown: not for visitors, and for guests only once it is critical. */
export function showsTimeLeft(minutes: number | null, audience: ReferralAudience): boolean {
  if (minutes === null || audience === 'public') return false;
  return audience !== 'guest' || minutes <= criticalMinutes;
}
