import type { Referral } from '@advantage/referrals';
import { createMemorySource, storyReferrals } from '@advantage/referrals/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ScoredReferrals, scoredColumns } from './ScoredReferrals.tsx';

const withScore = <Row extends Referral>(row: Row) => ({
  ...row,
  score: Math.round((row.estimatedPremium ?? 0) / 500),
});
const memory = createMemorySource({ rows: storyReferrals.map(withScore) });
const call = fn();

/**
 * The list from _Build your own list_ in the guide _Compose your own console_, as a host writes it: parts around a
 * table, the agent's columns except one, a column that the host adds, and an action in each row.
 */
const meta = {
  title: 'Referrals/Build your own list',
  component: ScoredReferrals,
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: {
    columns: scoredColumns(call),
    source: {
      list: async (query, options) => {
        const answer = await memory.list(query, options);
        if (answer.unchanged) return answer;
        return { ...answer, page: { ...answer.page, rows: answer.page.rows.map(withScore) } };
      },
    },
  },
} satisfies Meta<typeof ScoredReferrals>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sorted by score, best first. Pressing a row's action calls the host with its referral. */
export const Default: Story = {
  tags: ['TBL-1', 'brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [button] = await canvas.findAllByRole('button', { name: /^Call, / }, { timeout: 5000 });
    if (button) await userEvent.click(button);
    await expect(call).toHaveBeenCalledWith(expect.objectContaining({ city: 'Baton Rouge', score: 82 }));
  },
};
