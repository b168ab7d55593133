import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Section } from '../section/Section.tsx';
import { Text } from '../text/Text.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

const meta = {
  title: 'UI/Feedback/Loading overlay',
  id: 'ui-loading-overlay',
  component: LoadingOverlay,
  args: {
    isLoading: true,
    label: 'Saving priorities',
    children: (
      <Section heading="All Suppliers">
        <Text>Harbor Point Furniture</Text>
        <Button>Move down</Button>
      </Section>
    ),
  },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving priorities');
    await expect(canvas.getByText('Move down').closest('[inert]')).not.toBeNull();
  },
};

export const AtRest: Story = {
  args: { isLoading: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: 'Move down' })).toBeVisible();
  },
};
