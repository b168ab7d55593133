import { buildMarketplace } from '@advantage/marketplace-form/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormStory, formArgs } from '../../../marketplace-form/src/testing/FormStory.tsx';
import { inWindow } from '../../../marketplace-form/src/testing/inWindow.tsx';
import { clearToasts, withServices } from '../../../marketplace-form/src/testing/services.tsx';
import { FormInsight } from '../rail/FormInsight.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceHistory } from '../testing/inMemoryMarketplaceHistory.ts';

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

/** Who changed what in a marketplace, and every earlier version to restore. */
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
    const line = window.innerWidth < 1200 && (await screen.findByRole('button', { name: /match$/ }));
    if (line) await userEvent.click(line);
    await userEvent.click(await screen.findByRole('button', { name: 'History' }));
    const list = within(await screen.findByRole('list', { name: 'History' }));
    const [, version] = list.getAllByRole('button');
    if (!version) throw new Error('There is one version only.');
    await userEvent.click(version);
    await expect(list.getByRole('button', { name: 'Restore version 3' })).toBeVisible();
  },
};
