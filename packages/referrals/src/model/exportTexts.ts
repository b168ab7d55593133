import { businessLineName } from '@advantage/reference-data';
import type { Referral } from './referral.ts';

/** Converts a timestamp to a `Date` for a spreadsheet cell. */
export const toDate = (time: number | null) => (time === null ? null : new Date(time));

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
