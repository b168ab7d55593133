import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { FormStory, formArgs } from '../testing/FormStory.tsx';
import { sheet } from '../testing/InsightStory.css.ts';
import { InsightStory } from '../testing/InsightStory.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { clearToasts, withServices } from '../testing/services.tsx';
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

const insight = async () => within(await screen.findByRole('group', { name: 'Insight' }));
const isThere = async () => {
  await (await insight()).findByText('of the last 312 referrals would have matched');
};

/** Shows next to the form how many of the latest referrals the settings would have matched. */
export const Default: Story = { tags: ['DAT-14'], play: isThere };

/** Updates while editing and compares with the saved settings. */
export const Editing: Story = {
  tags: ['desktop', 'DAT-14', 'MKF-9'],
  play: async () => {
    await isThere();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await expect(await (await insight()).findByText(/more than the saved settings$/)).toBeVisible();
  },
};

/**
 * Each sentence links to its fields and shows how many referrals it alone filters out. Expanding it lists some of them.
 */
export const Contract: Story = {
  tags: ['MKF-1', 'DAT-14'],
  play: async () => {
    await isThere();
    const folded = screen.queryByRole('button', { name: 'In plain English' });
    if (folded) await userEvent.click(folded);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Texas' }));
    await expect(await screen.findByText('Not saved')).toBeVisible();
    const [count] = screen.getAllByRole('button', { name: /^Filtered out by this only: / });
    if (!count) throw new Error('No sentence keeps out a referral.');
    await userEvent.click(count);
    await expect(screen.getByRole('list', { name: 'Near misses of this sentence' })).toBeVisible();
  },
};

/** Shows what each rule filtered out, some matches and near misses, and the remaining setup steps. */
export const Details: Story = {
  tags: ['DAT-14'],
  play: async () => {
    await isThere();
    await userEvent.click(screen.getByRole('button', { name: 'Show details' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Insight details' }));
    await expect(panel.getByRole('list', { name: 'Filtered out by rule' })).toBeVisible();
    await expect(panel.getByRole('list', { name: 'Near misses' })).toBeInTheDocument();
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
    await waitFor(() => expect(screen.getAllByText(/^Complete the appetite/)).toHaveLength(2));
    await expect(await screen.findByText('The sample of referrals could not be loaded.')).toBeVisible();
  },
};
