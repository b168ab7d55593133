import { lazyPart } from '@advantage/ui';
import type { ComponentType } from 'react';

type InsightCode = typeof import('@advantage/marketplace-form/insight');

/** A part of the insight. Where its code cannot be loaded the page does without it. */
const part = <Props extends object>(choose: (code: InsightCode) => ComponentType<Props>) =>
  lazyPart(async () => choose(await import('@advantage/marketplace-form/insight')), null);

/** Next to the fields of a marketplace. */
export const FormInsight = part((code) => code.FormInsight);

/** In the sections of a form about delivery. */
export const DeliveryTestButton = part((code) => code.DeliveryTestButton);

/** In the review of a form. */
export const FormSimulation = part((code) => code.FormSimulation);

/** Above the list of marketplaces. */
export const OrderInsight = part((code) => code.OrderInsight);

/** Where the position of a marketplace is asked for. */
export const OrderSimulation = part((code) => code.OrderSimulation);

/** Above the list of marketplaces, for several at once. */
export const BulkEdit = part((code) => code.BulkEdit);

/** In the row of a marketplace. */
export const ReadinessButton = part((code) => code.ReadinessButton);

/** Below the details of a referral. */
export const MatchExplainer = part((code) => code.MatchExplainer);
