import { ToastRegion, toasts } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  createInMemoryFeatureFlagGateway,
  type FeatureFlagOperation,
  type InMemoryFeatureFlagOptions,
} from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFeatureFlag.ts';
import { FeatureFlagManager } from './FeatureFlagManager.tsx';

const flags = [
  { ...exampleFeatureFlag, enabled: true },
  {
    id: 2,
    name: 'claim-sound',
    description: 'Plays a short sound when a referral is claimed.',
    enabled: false,
  },
  {
    id: 3,
    name: 'appetite-preview',
    description: 'Runs an unsaved appetite against the last 24 hours.',
    enabled: true,
  },
  {
    id: 4,
    name: 'street-view',
    description: 'Shows the street-view image in the details panel.',
    enabled: true,
  },
  {
    id: 5,
    name: 'prepaid-balance',
    description: 'Offers Debit Prepaid Balance as a payment option.',
    enabled: false,
  },
];

/** Enough flags for a search. */
const many = [
  ...flags,
  ...['claim-popover', 'new-feed', 'saved-views', 'waterfall-answer', 'warm-transfer'].map((name, index) => ({
    id: index + 10,
    name,
    description: 'Waits for its first use.',
    enabled: false,
  })),
];

interface SetUp extends InMemoryFeatureFlagOptions {
  /** Server error texts by operation. */
  readonly failures?: Readonly<Partial<Record<FeatureFlagOperation, string>>>;
  /** Responds to the first list request and to nothing after it. */
  readonly isSilentAfterLoad?: boolean;
}

function Page({ failures = {}, isSilentAfterLoad, ...options }: SetUp) {
  const [gateway] = useState(() => {
    const made = createInMemoryFeatureFlagGateway(options);
    for (const [operation, text] of Object.entries(failures))
      made.fail(operation as FeatureFlagOperation, text);
    if (!isSilentAfterLoad) return made;
    const list = made.list;
    return {
      ...made,
      list: async () => {
        const answer = await list();
        made.setLatency(Number.POSITIVE_INFINITY);
        return answer;
      },
    };
  });
  return (
    <>
      <FeatureFlagManager gateway={gateway} />
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Feature flags/Manager',
  component: FeatureFlagManager,
  beforeEach: () => toasts.clear,
  render: () => <Page flags={flags} />,
  args: { gateway: createInMemoryFeatureFlagGateway() },
} satisfies Meta<typeof FeatureFlagManager>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Shows who last changed a flag and when, if the service sends it. */
export const Changed: Story = {
  tags: ['FLG-1', 'brands'],
  render: () => (
    <Page
      flags={flags.map((flag, index) => ({
        ...flag,
        changedBy: index % 2 === 0 ? 'Nadia Kessler' : 'Ruth Lindqvist',
        changedAt: Date.parse('2026-11-18T15:12:00Z') + index * 86_400_000,
      }))}
    />
  ),
};

const toast = (name: RegExp) => within(document.body).findByRole('alertdialog', { name });

const startEditing: Play = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Edit appetite-preview' }));
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
};

const openForm: Play = async ({ canvas }) => {
  await canvas.findByRole('table');
  await userEvent.click(canvas.getByRole('button', { name: 'Add flag' }));
  await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
};

/** A switch is saved immediately, with a confirmation and Undo. */
export const Default: Story = {
  tags: ['FLG-1', 'FLG-5', 'ERR-26'],
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Enabled: claim-sound' });
    await userEvent.click(toggle);
    const notice = within(await toast(/^Feature flag claim-sound updated successfully$/));
    await expect(toggle).toBeChecked();
    await userEvent.click(notice.getByRole('button', { name: 'Undo' }));
    await expect(
      await canvas.findByRole('switch', { name: 'Enabled: claim-sound', checked: false }),
    ).toBeVisible();
  },
};

/** The flags of a new console, before an administrator adds any. */
export const ExampleFlagOnly: Story = { tags: ['FLG-16'], render: () => <Page /> };

export const Empty: Story = {
  tags: ['FLG-14'],
  render: () => <Page flags={[]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No feature flags found' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add First Flag' })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['FLG-15'],
  render: () => <Page latency={Number.POSITIVE_INFINITY} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Loading feature flags' })).toBeVisible();
  },
};

/** An error says that the list couldn't be loaded. */
export const FailedLoad: Story = {
  tags: ['ERR-9'],
  parameters: { prints: /could not be loaded/ },
  render: () => <Page failures={{ list: 'Service unavailable' }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Feature flags could not be loaded.');
    await expect(canvas.getByText('No feature flags found')).toBeVisible();
  },
};

export const UnreadableFlags: Story = {
  tags: ['API-40'],
  parameters: { prints: /could not be read/ },
  render: () => <Page flags={flags.slice(0, 3)} rejected={2} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 flags could not be shown.')).toBeVisible();
  },
};

export const Editing: Story = {
  tags: ['desktop', 'FLG-2', 'FLG-4', 'FLG-7'],
  play: startEditing,
};

export const EditingInvalid: Story = {
  tags: ['FLG-11', 'FLG-12', 'FLG-13'],
  play: async (context) => {
    await startEditing(context);
    const { canvas } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Description' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Name is required')).toBeVisible();
    await expect(canvas.getByText('Description is required')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const EditingTooLong: Story = {
  tags: ['FLG-18'],
  play: async (context) => {
    await startEditing(context);
    const { canvas } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Name' }));
    await userEvent.paste('appetite-preview-'.repeat(6));
    await userEvent.tab();
    await expect(canvas.getByText('Use at most 100 characters')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
  },
};

export const Saving: Story = {
  tags: ['FLG-3'],
  render: () => <Page flags={flags} isSilentAfterLoad />,
  play: async (context) => {
    await startEditing(context);
    await userEvent.keyboard('-2{Enter}');
    await expect(context.canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

export const SaveFailed: Story = {
  tags: ['FLG-6', 'ERR-22'],
  render: () => <Page flags={flags} failures={{ update: 'A flag of this name exists' }} />,
  play: async (context) => {
    await startEditing(context);
    const name = context.canvas.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'early-access{Enter}');
    await toast(/^Failed to update feature flag appetite-preview: A flag of this name exists$/);
    await expect(name).toHaveValue('early-access');
  },
};

export const AddForm: Story = {
  tags: ['FLG-8', 'FLG-10', 'FLG-12', 'FLG-13'],
  play: async (context) => {
    await openForm(context);
    const { canvas } = context;
    await userEvent.keyboard('saved-views');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('Description is required')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create flag' })).toBeDisabled();
  },
};

export const Added: Story = {
  tags: ['FLG-9', 'ERR-27'],
  play: async (context) => {
    await openForm(context);
    await userEvent.keyboard('saved-views');
    await userEvent.tab();
    await userEvent.keyboard('Offers saved views of every list.');
    await userEvent.click(context.canvas.getByRole('button', { name: 'Create flag' }));
    await toast(/^Feature flag saved-views created successfully$/);
    await expect(context.canvas.queryByRole('region', { name: 'New flag' })).toBeNull();
    await expect(context.canvas.getByRole('rowheader', { name: 'saved-views' })).toBeVisible();
  },
};

/** Returns the position of every element, regardless of scrolling. */
function positions(canvasElement: HTMLElement): readonly string[] {
  const { top } = canvasElement.getBoundingClientRect();
  return [...canvasElement.querySelectorAll('th, td, label, input, button')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y - top, width, height].map(Math.round).join(' ');
  });
}

/** Returns the positions once the layout has settled: Storybook's manager may still be resizing the window. */
async function settledPositions(canvasElement: HTMLElement): Promise<readonly string[]> {
  let before: readonly string[] = [];
  await waitFor(() => {
    const last = before;
    before = positions(canvasElement);
    expect(before).toEqual(last);
  });
  return before;
}

/** Nothing moves while a switch is being saved or afterward. */
const switchOver: Play = async ({ canvas, canvasElement }) => {
  const before = await settledPositions(canvasElement);
  const toggle = canvas.getByRole('switch', { name: 'Enabled: street-view' });
  await userEvent.click(toggle);
  await expect(positions(canvasElement)).toEqual(before);
  await within(document.body).findByText('Feature flag street-view updated successfully');
  await expect(toggle).not.toBeChecked();
  await expect(positions(canvasElement)).toEqual(before);
};

export const Switched: Story = { tags: ['desktop', 'FLG-5', 'FLG-19'], play: switchOver };

export const PhoneSwitched: Story = {
  tags: ['phone', 'FLG-5', 'FLG-19'],
  globals: { viewport: { value: 'phone' } },
  play: switchOver,
};

export const SwitchPending: Story = {
  tags: ['FLG-5'],
  render: () => <Page flags={flags} isSilentAfterLoad />,
  play: async ({ canvas }) => {
    const toggle = await canvas.findByRole('switch', { name: 'Enabled: claim-sound' });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-busy', 'true');
    await expect(toggle).toBeChecked();
  },
};

export const SwitchFailed: Story = {
  tags: ['FLG-6', 'ERR-22'],
  render: () => <Page flags={flags} failures={{ update: 'You may not change flags' }} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Enabled: claim-sound' }));
    await toast(/^Failed to update feature flag claim-sound: You may not change flags$/);
    await expect(canvas.getByRole('switch', { name: 'Enabled: claim-sound' })).not.toBeChecked();
  },
};

export const Searching: Story = {
  render: () => <Page flags={many} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'shows');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 10 flags found.');
  },
};

export const NothingFound: Story = {
  render: () => <Page flags={many} />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'dark mode');
    await expect(canvas.getByRole('button', { name: 'Show all flags' })).toBeVisible();
  },
};

const long = [
  {
    id: 1,
    name: 'a-flag-whose-name-was-generated-by-a-machine-and-is-far-too-long-for-its-column',
    description: flags
      .map(({ description }) => description)
      .join(' ')
      .repeat(2),
    enabled: true,
  },
  { id: 2, name: 'W'.repeat(120), description: 'x'.repeat(200), enabled: false },
];

export const LongTexts: Story = { tags: ['FLG-1'], render: () => <Page flags={long} /> };

export const LongTextsEditing: Story = {
  tags: ['FLG-2'],
  render: () => <Page flags={long} />,
  play: async ({ canvas }) => {
    const [edit] = await canvas.findAllByRole('button', { name: /^Edit / });
    if (edit) await userEvent.click(edit);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
  },
};

/** Each row is a card, with touch-sized controls. */
export const Phone: Story = { tags: ['FLG-1'], globals: { viewport: { value: 'phone' } } };

export const PhoneEditing: Story = {
  tags: ['phone', 'FLG-2'],
  globals: { viewport: { value: 'phone' } },
  play: startEditing,
};

export const PhoneAddForm: Story = {
  tags: ['FLG-8'],
  globals: { viewport: { value: 'phone' } },
  play: openForm,
};

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: startEditing };
