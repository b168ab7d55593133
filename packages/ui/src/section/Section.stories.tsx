import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Text } from '../text/Text.tsx';
import { Section, SectionDivider } from './Section.tsx';

const meta = {
  title: 'UI/Layout/Section',
  id: 'ui-section',
  component: Section,
  args: {
    heading: 'Supplier Setup',
    children: (
      <>
        <Text>Who sends the orders.</Text>
        <SectionDivider />
        <Text>How they are paid.</Text>
      </>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'Supplier Setup' })).toBeVisible();
  },
};

export const WithErrors: Story = { args: { errorCount: 3 } };

export const Folded: Story = {
  args: {
    heading: 'Gift options',
    foldedText: 'Off. Holds gift wrapping, a message, 27 kinds of paper and a price range.',
    actions: <Button size="s">Turn on</Button>,
  },
};
