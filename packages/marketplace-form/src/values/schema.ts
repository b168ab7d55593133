import * as z from 'zod/mini';
import { type Codec, itemsCodec, textCodec } from '../fields/codecs.ts';
import type { MarketplaceReference, RuleMessages, ValuesOf } from '../fields/field.ts';
import { fields, recipientFields } from '../fields/fields.ts';
import { type MarketplaceFormValues, pathInValues } from '../fields/values.ts';
import { checkForm } from './rules.ts';

/** Returns a schema that accepts anything. Not `z.catch`, because bundlers can't tree-shake its module. */
const leaf = <Value>(read: (value: unknown) => Value): z.ZodMiniType<Value> =>
  z.pipe(z.optional(z.unknown()), z.transform(read));

const toSchemas = <List extends Record<string, { codec: Pick<Codec<unknown>, 'read'> }>>(list: List) =>
  Object.fromEntries(Object.entries(list).map(([name, { codec }]) => [name, leaf(codec.read)])) as {
    [Name in keyof List]: z.ZodMiniType<ValuesOf<List>[Name]>;
  };

function createFormValuesSchema() {
  const recipients = z.array(
    z.extend(
      z.object({
        recipientId: leaf((value) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)),
        emailAddress: leaf(textCodec.read),
      }),
      toSchemas(recipientFields),
    ),
  );
  return z.extend(z.looseObject(toSchemas(fields)), {
    unlistedNaics: leaf(itemsCodec().read),
    recipients: leaf((value) => recipients.safeParse(value).data ?? []),
  });
}

/**
 * The schema of the form values: every field that a control edits, plus the few that are carried along. Accepts any
 * object and replaces invalid values with empty ones. A host's custom fields pass through.
 */
// Marked as pure, so that a page that only edits doesn't load zod.
export const formValuesSchema = /* @__PURE__ */ createFormValuesSchema();

/**
 * Returns a zod schema with every validation rule and error message of the form, for React Hook Form or a service.
 * Invalid field values never fail to parse, so cross-field rules always run. An issue's `params` contain the rule's id
 * and, if it has one, its key. `messages` are the error messages and field labels. Default: English.
 */
export const marketplaceFormSchema = (
  reference: MarketplaceReference,
  messages?: RuleMessages,
): z.ZodMiniType<MarketplaceFormValues> =>
  formValuesSchema.check(
    z.superRefine((values, context) => {
      for (const { rule, path, message, key } of checkForm(values, reference, messages)) {
        const params = { rule, key };
        context.addIssue({ code: 'custom', path: pathInValues(path, values), message, params });
      }
    }),
  );
