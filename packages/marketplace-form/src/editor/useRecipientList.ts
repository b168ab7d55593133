import { memoize } from '../fields/memoize.ts';
import { type RecipientKey, type RecipientValues, recipientKey } from '../fields/values.ts';
import type { FormSession } from '../form/createFormSession.ts';
import { useFacts, useStatus } from '../form/FormSessionContext.ts';
import { recipientRows } from '../values/effective.ts';

/** A recipient as the table lists it. */
export interface ListedRecipient {
  /** Where its settings live in the form. */
  readonly key: RecipientKey;
  /** The address, as it was written. */
  readonly emailAddress: string;
}

type Rows = readonly RecipientValues[];
type List = readonly ListedRecipient[];

const isSameList = (a: List, b: List) =>
  a.length === b.length &&
  a.every(({ key, emailAddress }, index) => key === b[index]?.key && emailAddress === b[index].emailAddress);

const listed = memoize(
  (rows: Rows): List =>
    rows.map(({ recipientId, emailAddress }) => ({ key: recipientKey(recipientId), emailAddress })),
);

const defaultIn = memoize((rows: Rows): RecipientKey | undefined => {
  const row = rows.find(({ defaultPurchaser }) => defaultPurchaser);
  return row && recipientKey(row.recipientId);
});

const topics = ['recipients', 'emailRecipients'] as const;
const listOf = (session: FormSession) => listed(recipientRows(session.values()));
const defaultOf = (session: FormSession) => defaultIn(recipientRows(session.values()));

/** The recipients in the order of their addresses; renders again only when addresses come or go (MKI-16). */
export const useRecipientList = (): List => useFacts(listOf, topics, isSameList);

/** The recipient that is the default purchaser, if any. */
export const useDefaultPurchaser = (): RecipientKey | undefined => useFacts(defaultOf, topics, Object.is);

/** The error about the default purchaser, which concerns all rows (MKI-5). */
export const useDefaultPurchaserError = () =>
  useStatus(({ errors }) => [...errors].find(([path]) => path.endsWith('.defaultPurchaser'))?.[1]);
