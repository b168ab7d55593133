import { type ComponentType, lazy } from 'react';

type InsightCode = typeof import('@advantage/marketplace-form/insight');

const nothing = () => null;

/** A part of the insight, loaded when a page first shows it. Where its code cannot be had the page does without it. */
const part = <Props extends object>(choose: (code: InsightCode) => ComponentType<Props>) =>
  lazy(async (): Promise<{ readonly default: ComponentType<Props> }> => {
    try {
      return { default: choose(await import('@advantage/marketplace-form/insight')) };
    } catch (error) {
      console.warn('The insight could not be loaded', error);
      return { default: nothing };
    }
  });

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
