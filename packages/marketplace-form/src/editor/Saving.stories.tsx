import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormStory, formArgs, nameField, service } from '../testing/FormStory.tsx';
import { inWindow } from '../testing/inWindow.tsx';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import { clearToasts, type StoryService, withServices } from '../testing/services.tsx';
import { serializeDraft } from '../values/draft.ts';
import { toFormValues } from '../values/toFormValues.ts';
import { MarketplaceForm } from './MarketplaceForm.tsx';

/** Everything around a save: errors, the review, waiting and the outcome. */
const meta = {
  title: 'Marketplace form/Saving',
  component: MarketplaceForm,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: formArgs,
  render: (args, { parameters }) => <FormStory {...args} service={parameters.service as StoryService} />,
} satisfies Meta<typeof MarketplaceForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const save = () => screen.getByRole('button', { name: 'Save Marketplace' });

const typed = toFormValues(sampleMarketplaces[0] ?? buildMarketplace(), sampleReference);
const keptDraft = serializeDraft(
  { ...typed, marketplaceName: 'Harbor Point Group', deliveryApiKey: 'not kept' },
  typed,
  Date.parse('2026-11-20T15:58:00Z'),
);

/** Pressing what keeps Save disabled shows all errors and leads to the first. */
export const ErrorSummary: Story = {
  tags: ['MKF-8', 'brands'],
  args: { marketplaceId: 'new' },
  play: async () => {
    await userEvent.type(await nameField(), 'Acme');
    await userEvent.click(screen.getByRole('button', { name: '3 required fields left' }));
    const summary = await screen.findByRole('region', { name: 'Fix 3 errors to save' });
    await expect(screen.getByRole('textbox', { name: 'Phone number' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Please provide a delivery API URL.' }));
    await expect(screen.getByRole('textbox', { name: 'Delivery API URL' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '3 errors' }));
    summary.scrollIntoView({ block: 'center' });
  },
};

/** Describes what a save would change. */
export const Review: Story = {
  tags: ['MKF-9'],
  play: async () => {
    await userEvent.type(await nameField(), '!');
    await userEvent.click(screen.getByRole('button', { name: /^States / }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Georgia' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Debit Prepaid Balance' }));
    const perDay = screen.getByRole('textbox', { name: 'Referrals per day' });
    await userEvent.clear(perDay);
    await userEvent.type(perDay, '25');
    await userEvent.click(screen.getByRole('button', { name: /^\d changes$/ }));
    await waitFor(() => expect(screen.getByText('Added: Texas')).toBeVisible());
  },
};

export const Saving: Story = {
  tags: ['MKI-27'],
  parameters: service({ prepare: (gateway) => void gateway.hold('update') }),
  play: async () => {
    await userEvent.type(await nameField(), '!');
    await userEvent.click(save());
    await expect(await nameField()).toBeDisabled();
  },
};

export const Saved: Story = {
  tags: ['MKI-29', 'ERR-24'],
  play: async () => {
    await userEvent.type(await nameField(), '!');
    await userEvent.click(save());
    const text = 'Marketplace [ Harbor Point Insurance! ] has been saved successfully.';
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await waitFor(() => expect(screen.getByText('No changes to save')).toBeVisible());
  },
};

/** Text that is typed but not left counts: one press of Save saves it. */
export const TypedText: Story = {
  tags: ['no-visual', 'MKF-39', 'MKV-76'],
  play: async () => {
    await nameField();
    const end = screen.getByRole('combobox', { name: 'End time' });
    await userEvent.clear(end);
    await userEvent.type(end, '25');
    await expect(save()).toBeDisabled();
    await expect(screen.getByRole('button', { name: '1 change' })).toBeVisible();
    await userEvent.tab();
    const message = 'End time must be a time, such as 9:00 AM or 17:30.';
    await waitFor(() => expect(end).toHaveAccessibleDescription(message));
    await expect(end).toHaveValue('25');
    await userEvent.clear(end);
    await userEvent.type(end, '24:00');
    await userEvent.click(screen.getByRole('button', { name: /^NAICS codes / }));
    await userEvent.type(screen.getByRole('textbox', { name: 'NAICS codes' }), '722511');
    await expect(screen.getByRole('button', { name: '2 changes' })).toBeVisible();
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText('No changes to save')).toBeVisible());
    await expect(end).toHaveValue('End of day');
    await expect(screen.getByRole('button', { name: 'Remove 722511' })).toBeVisible();
  },
};

export const SaveFailed: Story = {
  tags: ['MKI-27', 'ERR-20'],
  parameters: service({ prepare: (gateway) => gateway.fail('update') }),
  play: async () => {
    await userEvent.type(await nameField(), '!');
    await userEvent.click(save());
    const text =
      'Failed to save marketplace [ Harbor Point Insurance! ]. Please refresh the page and try again.';
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await expect(await nameField()).toBeEnabled();
  },
};

/** The server refused the save, because the marketplace changed after it was loaded. */
export const SomeoneElseSavedFirst: Story = {
  tags: ['MKI-31'],
  parameters: service({
    prepare: (gateway) => {
      const { get } = gateway;
      // The form loads the first version; then someone else saves.
      Object.assign(gateway, {
        get: async (id: number, signal?: AbortSignal) => {
          const answer = await get(id, signal);
          Object.assign(gateway, { get });
          gateway.changeElsewhere(id, (marketplace) => ({
            ...marketplace,
            marketplaceName: 'Harbor Point Group',
            riskAppetite: { ...marketplace.riskAppetite, maxReferralsPerDay: 40 },
          }));
          return answer;
        },
      });
    },
  }),
  play: async () => {
    await userEvent.type(await nameField(), '!');
    await userEvent.click(screen.getByRole('button', { name: /^States / }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByText('Someone else changed this marketplace')).toBeVisible());
  },
};

/** Unsaved changes from before the sign-in expired. */
export const DraftKept: Story = {
  tags: ['desktop', 'D-25', 'MKF-25'],
  args: { drafts: { getItem: () => keptDraft, setItem: () => {}, removeItem: () => {} } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^You have unsaved changes from/)).toBeVisible());
    await expect(await nameField()).toHaveValue('Harbor Point Insurance');
  },
};

export const OtherLabels: Story = {
  tags: ['desktop', 'MKF-5'],
  args: { saveLabel: 'Submit', discardLabel: 'Cancel' },
};
