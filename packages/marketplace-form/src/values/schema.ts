import * as z from 'zod/mini';
import type { RuleMessages } from '../fields/field.ts';
import type { MarketplaceReference } from '../fields/reference.ts';
import {
  type FieldPath,
  formValuesSchema,
  type MarketplaceFormValues,
  recipientKey,
} from '../fields/values.ts';
import { checkForm } from './allRules.ts';

/** The place of a field in the values: rules name a recipient by its key, the values hold a list. */
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
   * What the schema is given: anything, or values of the right types, as a form holds them. Typed values are not
   * parsed, only checked. Default `unknown`.
   */
  readonly input?: 'unknown' | 'typed';
  /** The texts of the rules. Default: English. */
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

/** Every rule and text of the form, for values of the right types. */
export const typedFormSchema = (
  reference: MarketplaceReference,
  messages?: RuleMessages,
): z.ZodMiniType<MarketplaceFormValues, MarketplaceFormValues> =>
  withRules(z.custom<MarketplaceFormValues, MarketplaceFormValues>(), reference, messages);

/**
 * Every rule and text of the form as one zod schema, for React Hook Form or a service. The structure below never
 * fails, so the rules across fields always run. An issue's `params` hold the rule's id and, where the rules name one,
 * its key.
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
    ? typedFormSchema(reference, messages)
    : withRules(formValuesSchema, reference, messages);
}
