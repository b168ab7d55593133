import { lazyComponent } from '@advantage/ui';
import type { ComponentType } from 'react';

type InsightCode = typeof import('@advantage/marketplace-insight');

/** Loads a part of the insight on demand. If its code can't be loaded, the page does without it. */
const lazyInsightPart = <Props extends object>(choose: (code: InsightCode) => ComponentType<Props>) =>
  lazyComponent(async () => choose(await import('@advantage/marketplace-insight')), null);

/** Insight next to the fields of a marketplace. */
export const FormInsight = lazyInsightPart((code) => code.FormInsight);

/** Test button in the delivery sections of a form. */
export const DeliveryTestButton = lazyInsightPart((code) => code.DeliveryTestButton);

/** Insight above the list of marketplaces. */
export const OrderInsight = lazyInsightPart((code) => code.OrderInsight);

/** One change for several selected marketplaces, below their list. */
export const BulkEdit = lazyInsightPart((code) => code.BulkEdit);

/** Who would get a referral, in its details. */
export const MatchExplainer = lazyInsightPart((code) => code.MatchExplainer);
