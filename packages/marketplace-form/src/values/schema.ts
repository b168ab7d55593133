import * as z from 'zod/mini';
import type { MarketplaceReference, RuleMessages } from '../fields/field.ts';
import {
  type FieldPath,
  formValuesSchema,
  type MarketplaceFormValues,
  recipientKey,
} from '../fields/values.ts';
import { checkForm } from './allRules.ts';

/**
 * Converts a field path to a path in the form values. Field paths identify a recipient by key, form values by index.
 */
export function pathInValues(
  path: FieldPath,
  { recipients }: Pick<MarketplaceFormValues, 'recipients'>,
): (string | number)[] {
  const [name = '', key, field] = path.split('.');
  if (key === undefined || field === undefined) return [name];
  return [name, recipients.findIndex(({ recipientId }) => recipientKey(recipientId) === key), field];
}

/** Options of `marketplaceFormSchema`. */
export interface FormSchemaOptions {
  /**
   * The schema's input: anything, or values that already have the right types, as in a form. Typed values are validated
   * but not parsed. Default `unknown`.
   */
  readonly input?: 'unknown' | 'typed';
  /** The texts of the rules: error messages and field labels. Default: English. */
  readonly messages?: RuleMessages;
}

const withRules = <Schema extends z.ZodMiniType<MarketplaceFormValues>>(
  schema: Schema,
  reference: MarketplaceReference,
  messages: RuleMessages | undefined,
) =>
  schema.check(
    z.superRefine((values, context) => {
      for (const { rule, path, message, key } of checkForm(values, reference, messages)) {
        context.addIssue({
          code: 'custom',
          path: pathInValues(path, values),
          message,
          params: { rule, key },
        });
      }
    }),
  );

/**
 * Returns a zod schema with every validation rule and error message of the form, for React Hook Form or a service.
 * Invalid field values never fail to parse, so cross-field rules always run. An issue's `params` contain the rule's id
 * and, if it has one, its key.
 */
export function marketplaceFormSchema(
  reference: MarketplaceReference,
  options: FormSchemaOptions & { readonly input: 'typed' },
): z.ZodMiniType<MarketplaceFormValues, MarketplaceFormValues>;
export function marketplaceFormSchema(
  reference: MarketplaceReference,
  options?: FormSchemaOptions,
): z.ZodMiniType<MarketplaceFormValues>;
export function marketplaceFormSchema(
  reference: MarketplaceReference,
  { input = 'unknown', messages }: FormSchemaOptions = {},
): z.ZodMiniType<MarketplaceFormValues> {
  return input === 'typed'
    ? withRules(z.custom<MarketplaceFormValues, MarketplaceFormValues>(), reference, messages)
    : withRules(formValuesSchema, reference, messages);
}
