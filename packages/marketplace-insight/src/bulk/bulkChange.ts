import { type MarketplaceReference, toFormValues } from '@advantage/marketplace-form';
import {
  checkForm,
  englishRules,
  type LimitName,
  nameIn,
  type RuleMessages,
  type ValueMessages,
} from '@advantage/marketplace-form/internal/values';
import type { Marketplace, RiskAppetite } from '@advantage/marketplace-form/wire';
import { businessLineName } from '@advantage/reference-data';
import { acceptedCategories } from '../match/MatchReferral.ts';
import * as en from '../messages/en.ts';

/** A change that is applied to several marketplaces. */
export type BulkChange =
  | { readonly kind: 'addState' | 'removeState' | 'addLine' | 'removeLine'; readonly code: string }
  | { readonly kind: 'limit'; readonly limit: LimitName; readonly value: number | null }
  | { readonly kind: 'enable' | 'disable' };

/** The outcome of a change for a marketplace: changed, unchanged, or the reason it can't be applied. */
export type BulkOutcome =
  | { readonly kind: 'changed'; readonly marketplace: Marketplace }
  | { readonly kind: 'same' }
  | { readonly kind: 'problem'; readonly text: string };

const noReference: MarketplaceReference = { referralSources: [], industryCodes: undefined };
const getErrors = (marketplace: Marketplace, messages: BulkMessages) =>
  checkForm(toFormValues(marketplace, noReference), noReference, messages).map(({ message }) => message);

/** The texts of a bulk change, including the form's error messages. */
export interface BulkMessages extends RuleMessages, Pick<ValueMessages, 'businessLineNames'> {
  readonly bulkEdit: typeof en.bulkEdit;
}

const english: BulkMessages = { ...englishRules, bulkEdit: en.bulkEdit, businessLineNames: {} };

/** Returns why a business line can't be added: the marketplace doesn't accept its category. */
function getLineError(marketplace: Marketplace, code: string, messages: BulkMessages): string | undefined {
  const accepted = acceptedCategories(marketplace.riskAppetite);
  if (accepted.some(({ lines }) => lines.some((line) => line.code === code))) return undefined;
  return messages.bulkEdit.noSuchLines(nameIn(messages.businessLineNames, businessLineName(code)));
}

/** The list that a change adds an item to, or removes it from. */
const changedList = {
  addState: 'stateCodes',
  removeState: 'stateCodes',
  addLine: 'businessLines',
  removeLine: 'businessLines',
} as const;

/** Applies a change. Returns the same marketplace if that makes no difference. */
function applyChange(marketplace: Marketplace, change: BulkChange): Marketplace {
  const { riskAppetite } = marketplace;
  const withAppetite = (changes: Partial<RiskAppetite>): Marketplace => ({
    ...marketplace,
    riskAppetite: { ...riskAppetite, ...changes },
  });
  if ('code' in change) {
    const { kind, code } = change;
    const list = changedList[kind];
    const items = riskAppetite?.[list] ?? [];
    const isAdded = kind === 'addState' || kind === 'addLine';
    if (items.includes(code) === isAdded) return marketplace;
    return withAppetite({ [list]: isAdded ? [...items, code] : items.filter((item) => item !== code) });
  }
  if (change.kind === 'limit') {
    const { limit, value } = change;
    return (riskAppetite?.[limit] ?? null) === value ? marketplace : withAppetite({ [limit]: value });
  }
  const enabled = change.kind === 'enable';
  return (marketplace.enabled === true) === enabled ? marketplace : { ...marketplace, enabled };
}

/**
 * Applies a change to a marketplace, unless it would cause a validation error that the marketplace didn't have before.
 */
export function applyBulkChange(
  marketplace: Marketplace,
  change: BulkChange,
  messages = english,
): BulkOutcome {
  const problem = change.kind === 'addLine' ? getLineError(marketplace, change.code, messages) : undefined;
  if (problem !== undefined) return { kind: 'problem', text: problem };
  const next = applyChange(marketplace, change);
  if (next === marketplace) return { kind: 'same' };
  const before = new Set(getErrors(marketplace, messages));
  const text = getErrors(next, messages).find((message) => !before.has(message));
  return text === undefined ? { kind: 'changed', marketplace: next } : { kind: 'problem', text };
}
