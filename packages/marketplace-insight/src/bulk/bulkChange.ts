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

const withAppetite = (marketplace: Marketplace, changes: Partial<RiskAppetite>): Marketplace => ({
  ...marketplace,
  riskAppetite: { ...marketplace.riskAppetite, ...changes },
});

type ListName = 'stateCodes' | 'businessLines';

function withItem(marketplace: Marketplace, name: ListName, code: string, isIncluded: boolean): Marketplace {
  const items = marketplace.riskAppetite?.[name] ?? [];
  if (items.includes(code) === isIncluded) return marketplace;
  return withAppetite(marketplace, {
    [name]: isIncluded ? [...items, code] : items.filter((item) => item !== code),
  });
}

function applyChange(marketplace: Marketplace, change: BulkChange): Marketplace {
  switch (change.kind) {
    case 'addState':
    case 'removeState':
      return withItem(marketplace, 'stateCodes', change.code, change.kind === 'addState');
    case 'addLine':
    case 'removeLine':
      return withItem(marketplace, 'businessLines', change.code, change.kind === 'addLine');
    case 'limit':
      return (marketplace.riskAppetite?.[change.limit] ?? null) === change.value
        ? marketplace
        : withAppetite(marketplace, { [change.limit]: change.value });
    default: {
      const enabled = change.kind === 'enable';
      return (marketplace.enabled === true) === enabled ? marketplace : { ...marketplace, enabled };
    }
  }
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
