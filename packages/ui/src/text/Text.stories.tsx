import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet } from '../testing/Sheet.tsx';
import { Text, textSizes, textTones } from './Text.tsx';

const meta = {
  title: 'UI/Typography/Text',
  id: 'ui-text',
  component: Text,
  args: { children: 'Every order of the day, live from the warehouse to the front door.' },
  argTypes: {
    size: { control: 'select', options: textSizes },
    tone: { control: 'select', options: textTones },
  },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Truncated: Story = {
  args: { isTruncated: true, children: 'Plumbing, Heating, and Air-Conditioning Contractors. '.repeat(12) },
};

/** Every size in every color. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet
      rows={textTones}
      columns={textSizes}
      cell={(tone, size) => (
        <Text tone={tone} size={size} isTabular>
          Tulsa, OK 238220
        </Text>
      )}
    />
  ),
};
