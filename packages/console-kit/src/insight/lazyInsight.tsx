import { lazyComponent } from '@advantage/ui';
import type { ComponentType } from 'react';

type InsightCode = typeof import('@advantage/marketplace-form/insight');

/** Loads a part of the insight on demand. If its code can't be loaded, the page does without it. */
const lazyInsightPart = <Props extends object>(choose: (code: InsightCode) => ComponentType<Props>) =>
  lazyComponent(async () => choose(await import('@advantage/marketplace-form/insight')), null);

/** Insight next to the fields of a marketplace. */
export const FormInsight = lazyInsightPart((code) => code.FormInsight);

/** Test button in the delivery sections of a form. */
export const DeliveryTestButton = lazyInsightPart((code) => code.DeliveryTestButton);

/** Simulation in the review of a form. */
export const FormSimulation = lazyInsightPart((code) => code.FormSimulation);

/** Insight above the list of marketplaces. */
export const OrderInsight = lazyInsightPart((code) => code.OrderInsight);

/** Simulation in the dialog that moves a marketplace. */
export const OrderSimulation = lazyInsightPart((code) => code.OrderSimulation);

/** Bulk editing, above the list of marketplaces. */
export const BulkEdit = lazyInsightPart((code) => code.BulkEdit);

/** Readiness in the row of a marketplace. */
export const ReadinessButton = lazyInsightPart((code) => code.ReadinessButton);

/** Match explanation below the details of a referral. */
export const MatchExplainer = lazyInsightPart((code) => code.MatchExplainer);
