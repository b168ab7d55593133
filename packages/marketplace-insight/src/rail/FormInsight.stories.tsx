import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormStory, formArgs } from '../../../marketplace-form/src/testing/FormStory.tsx';
import { inWindow } from '../../../marketplace-form/src/testing/inWindow.tsx';
import { clearToasts, withServices } from '../../../marketplace-form/src/testing/services.tsx';
import { sheet } from '../testing/InsightStory.css.ts';
import { InsightStory } from '../testing/InsightStory.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { FormInsight } from './FormInsight.tsx';

const meta = {
  title: 'Marketplace form/Insight/Form',
  component: FormInsight,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { source: createInMemoryInsightSource() },
  render: (args) => <FormStory {...formArgs} insight={<FormInsight {...args} />} />,
} satisfies Meta<typeof FormInsight>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rail, or the sheet that the line in the save bar opens where there is no room for the rail. */
async function openPreview() {
  await screen.findByText(/^of 312 match$/);
  const line = screen.queryByRole('button', { name: /match$/ });
  if (line) await userEvent.click(line);
  return within(await screen.findByRole('group', { name: 'Preview' }));
}

async function chooseTexas() {
  const row = await screen.findByRole('button', { name: /^States / });
  await userEvent.click(row);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
  await userEvent.click(row);
  screen.getByRole('textbox', { name: 'Marketplace name' }).scrollIntoView({ block: 'center' });
}

/** How many of the latest referrals the settings match, and what each rule keeps out. */
export const Default: Story = {
  tags: ['DAT-14'],
  play: async () => {
    await expect(await screen.findByText('of 312 match')).toBeVisible();
  },
};

/** Updates while editing and compares with the saved settings. */
export const Editing: Story = {
  tags: ['desktop', 'DAT-14', 'MKF-9'],
  play: async () => {
    await chooseTexas();
    const preview = await openPreview();
    await expect(await preview.findByText('than the saved settings')).toBeVisible();
    await expect(preview.getByRole('button', { name: /^State / })).toBeVisible();
  },
};

/** Examples of referrals that match. */
export const Matches: Story = {
  tags: ['DAT-14'],
  play: async () => {
    const preview = await openPreview();
    await userEvent.click(preview.getByRole('button', { name: 'Matches' }));
    await expect(preview.getByRole('list', { name: 'Matches' })).toBeVisible();
  },
};

/** Examples of referrals that one rule keeps out. */
export const NearMisses: Story = {
  tags: ['desktop', 'DAT-14'],
  play: async () => {
    const preview = await openPreview();
    await userEvent.click(preview.getByRole('button', { name: 'Near misses' }));
    await expect(preview.getByRole('list', { name: 'Near misses' })).toBeVisible();
  },
};

/** The whole marketplace in sentences. Each leads to its fields, and shows before and after while it's unsaved. */
export const Contract: Story = {
  tags: ['desktop', 'MKF-1', 'DAT-14'],
  play: async () => {
    await chooseTexas();
    const preview = await openPreview();
    await userEvent.click(preview.getByRole('button', { name: 'In plain English' }));
    await expect(await preview.findByRole('button', { name: /^Not saved: / })).toBeVisible();
  },
};

/** All states: loading, no sample, failed, errors in the form, a new marketplace, and no matches. */
export const States: Story = {
  tags: ['sheet', 'desktop', 'DAT-14'],
  render: () => (
    <div className={sheet}>
      <InsightStory label="Loading" prepare={(source) => void source.hold()} />
      <InsightStory label="No sample" source={createInMemoryInsightSource({ referrals: [] })} />
      <InsightStory label="Failed" prepare={(source) => source.fail()} />
      <InsightStory
        label="Errors in the appetite"
        marketplace={buildMarketplace({ riskAppetite: { yearsInBusinessMin: 9, yearsInBusinessMax: 2 } })}
      />
      <InsightStory label="A new marketplace" marketplace="new" />
      <InsightStory
        label="Nothing matches"
        marketplace={buildMarketplace({ enabled: false, riskAppetite: { stateCodes: ['AK'] } })}
      />
    </div>
  ),
  play: async () => {
    await expect(await screen.findByText(/^Add a name, a phone number/)).toBeVisible();
    await expect(await screen.findByText('Fix the errors to see how many referrals match.')).toBeVisible();
    await expect(await screen.findByText("Recent referrals couldn't be loaded.")).toBeVisible();
  },
};
