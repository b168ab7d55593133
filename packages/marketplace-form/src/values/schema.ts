import * as z from 'zod/mini';
import type { MarketplaceReference } from '../fields/reference.ts';
import { formValuesSchema } from '../fields/values.ts';
import { checkForm } from './allRules.ts';

/**
 * Every rule and text of the form (MKV-1 to MKV-65) as one zod schema, for React Hook Form or a service. The
 * structure below never fails, so the rules across fields always run. An issue's `params` hold the rule's id and,
 * where the rules name one, its key.
 */
export const marketplaceFormSchema = (reference: MarketplaceReference) =>
  formValuesSchema.check(
    z.superRefine((values, context) => {
      for (const { rule, path, message, key } of checkForm(values, reference)) {
        context.addIssue({ code: 'custom', path: path.split('.'), message, params: { rule, key } });
      }
    }),
  );
