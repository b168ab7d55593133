import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../layout/Stack.tsx';
import { Heading, headingSizes } from './Heading.tsx';

const meta = {
  title: 'UI/Typography/Heading',
  id: 'ui-heading',
  component: Heading,
  args: { children: 'Orders of This Week', level: 1 },
  argTypes: { size: { control: 'select', options: headingSizes } },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Orders of This Week',
    );
  },
};

/** Every size. */
export const States: Story = {
  tags: ['sheet'],
  render: ({ children }) => (
    <Stack space={4}>
      {headingSizes.toReversed().map((size, index) => (
        <Heading key={size} level={index === 0 ? 1 : 2} size={size}>
          {`${size} ${children}`}
        </Heading>
      ))}
    </Stack>
  ),
};
