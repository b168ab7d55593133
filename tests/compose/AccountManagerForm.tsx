import {
  defineField,
  EmailSection,
  ErrorSummary,
  FormFields,
  MarketplaceFormProvider,
  type MarketplaceFormValues,
  type MarketplaceGateway,
  type MarketplaceReference,
  SaveBar,
  ScheduleSection,
  SectionNav,
  SetupSection,
  textCodec,
  UnsavedChangesGuard,
  useFieldProps,
  useMarketplaceForm,
  type ValuesOf,
  wireField,
} from '@advantage/marketplace-form';
import type { Marketplace } from '@advantage/marketplace-form/wire';
import { useMemo } from 'react';
import { useFormContext } from 'react-hook-form';
import * as z from 'zod/mini';

const fields = {
  accountManager: defineField({
    section: 'setup',
    label: 'Account manager',
    defaultValue: '',
    codec: textCodec,
    schema: z.string().check(z.maxLength(40, 'Account manager cannot be longer than 40 characters.')),
    wire: wireField('marketplace', 'accountManager', textCodec),
  }),
};
type Values = MarketplaceFormValues & ValuesOf<typeof fields>;

const omit = ['general', 'commercial', 'personal', 'life', 'api'] as const;

function AccountManager() {
  const { register } = useFormContext<Values>();
  const { id, label, errorMessage, isInvalid, onBlur } = useFieldProps('accountManager');
  return (
    <label>
      {label} <input id={id} {...register('accountManager', { onBlur })} aria-invalid={isInvalid} />
      {errorMessage && <span role="alert">{errorMessage}</span>}
    </label>
  );
}

interface AccountManagerFormProps {
  readonly gateway: MarketplaceGateway;
  readonly marketplace: Marketplace;
  readonly etag?: string;
  readonly reference: MarketplaceReference;
}

export function AccountManagerForm({ gateway, reference, ...loaded }: AccountManagerFormProps) {
  const form = useMarketplaceForm({
    ...loaded,
    reference: useMemo(() => ({ ...reference, fields, omit }), [reference]),
  });
  return (
    <MarketplaceFormProvider form={form} gateway={gateway}>
      <SectionNav />
      <FormFields>
        <ErrorSummary />
        <EmailSection />
        <SetupSection>
          <AccountManager />
        </SetupSection>
        <ScheduleSection />
      </FormFields>
      <SaveBar />
      <UnsavedChangesGuard />
    </MarketplaceFormProvider>
  );
}
