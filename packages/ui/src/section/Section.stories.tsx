import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Section, SectionDivider } from './Section.tsx';

const meta = {
  title: 'UI/Section',
  component: Section,
  args: {
    heading: 'Marketplace Setup',
    children: (
      <>
        <Text>Who buys the referrals.</Text>
        <SectionDivider />
        <Text>How they pay.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Marketplace Setup' })).toBeVisible();
  },
};

export const WithErrors: Story = { args: { errorCount: 3 } };

export const Folded: Story = {
  args: {
    heading: 'Personal',
    foldedText: 'Off. Holds insured and uninsured, 27 lines and an estimated premium range.',
    actions: <Button size="s">Turn on</Button>,
  },
};
