import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormStory, formArgs } from '../testing/FormStory.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceHistory } from '../testing/inMemoryMarketplaceHistory.ts';
import { inWindow } from '../testing/inWindow.tsx';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { clearToasts, withServices } from '../testing/services.tsx';
import { FormInsight } from './FormInsight.tsx';

const versionOf = (
  version: number,
  day: string | null,
  changedBy: string | null,
  changes: Parameters<typeof buildMarketplace>[0],
) => ({
  version,
  changedAt: day === null ? null : Date.parse(`${day}T15:12:00Z`),
  changedBy,
  marketplace: buildMarketplace({ enabled: true, ...changes }),
});

const history = createInMemoryMarketplaceHistory([
  versionOf(1, null, null, { riskAppetite: { stateCodes: ['GA', 'TN', 'OH'], maxReferralsPerDay: 50 } }),
  versionOf(2, '2026-11-12', 'Omar Haddad', {
    riskAppetite: { stateCodes: ['GA', 'TN', 'OH'], maxReferralsPerDay: 34 },
  }),
  versionOf(3, '2026-11-18', 'Ruth Lindqvist', { riskAppetite: { maxReferralsPerDay: 34 } }),
  versionOf(4, '2026-11-19', 'Nadia Kessler', {}),
]);

const meta = {
  title: 'Marketplace form/Insight/History',
  component: FormInsight,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { source: createInMemoryInsightSource(), history },
  render: (args) => <FormStory {...formArgs} insight={<FormInsight {...args} />} />,
} satisfies Meta<typeof FormInsight>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Shows who changed what and when, in plain sentences. Any two versions can be compared, and a version can be restored.
 */
export const Default: Story = {
  tags: ['MKF-9'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    const panel = within(await screen.findByRole('dialog', { name: 'History' }));
    await expect(await panel.findByText('4 versions')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Restore version 3' })).toBeInTheDocument();
  },
};
