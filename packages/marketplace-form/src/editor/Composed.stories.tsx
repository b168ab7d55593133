import { TextField } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { useController } from 'react-hook-form';
import { expect, screen, userEvent } from 'storybook/test';
import * as z from 'zod/mini';
import { textCodec } from '../fields/codecs.ts';
import { defineField, type ValuesOf, wireField } from '../fields/field.ts';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { MarketplaceFormProvider } from '../form/MarketplaceFormProvider.tsx';
import { useFieldProps } from '../form/useFormField.ts';
import { useMarketplaceForm } from '../form/useMarketplaceForm.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { clearToasts } from '../testing/services.tsx';
import { EmailSection, ScheduleSection } from './DeliverySections.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { FormFields } from './FormSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SetupSection } from './SetupSection.tsx';
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx';

const accountManager = defineField({
  section: 'setup',
  label: 'Account manager',
  defaultValue: '',
  codec: textCodec,
  schema: z.string().check(z.maxLength(20, 'Account manager cannot be longer than 20 characters.')),
  wire: wireField('marketplace', 'accountManager', textCodec),
});
const fields = { accountManager };
type Values = MarketplaceFormValues & ValuesOf<typeof fields>;

/** The host's own field, with a control of the design system. */
function AccountManager() {
  const { field } = useController<Values, 'accountManager'>({ name: 'accountManager' });
  return <TextField {...field} {...useFieldProps('accountManager')} />;
}

const marketplace = buildMarketplace({ agencyId: null, accountManager: 'Ana' });
const omit = ['general', 'commercial', 'personal', 'life', 'api'] as const;

/** A form composed by a host: email first, five sections left out, and a field of the host. */
function ComposedForm() {
  const [gateway] = useState(() => createInMemoryMarketplaceGateway({ marketplaces: [marketplace] }));
  const reference = useMemo(() => ({ ...sampleReference, fields, omit }), []);
  const form = useMarketplaceForm({ marketplace, reference });
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

/** The form's parts in the order that a host wants, with the host's fields added. */
const meta = {
  title: 'Marketplace form/Composed by a host',
  // The component belongs to a host.
  tags: ['!manifest'],
  component: ComposedForm,
  decorators: [inWindow],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta<typeof ComposedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: 'Account manager' });

/** Sections in a different order, five of them left out, and a field of the host below the setup fields. */
export const Default: Story = { tags: ['desktop', 'MKF-4', 'brands'] };

/** The host's field is validated, listed in the error summary and reviewed like any other. */
export const OwnFieldWrong: Story = {
  tags: ['desktop', 'MKV-1'],
  play: async () => {
    await userEvent.type(await field(), ' and somebody else too');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: '1 error' }));
    const text = 'Account manager cannot be longer than 20 characters.';
    await userEvent.click(await screen.findByRole('link', { name: text }));
    await expect(await field()).toHaveFocus();
  },
};
