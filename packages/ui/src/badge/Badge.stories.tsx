import type { Meta, StoryObj } from '@storybook/react-vite';
import { BoltIcon, CheckCheckIcon } from '../icon/icons.ts';
import { Sheet } from '../testing/Sheet.tsx';
import { Badge } from './Badge.tsx';
import { badgeSizes, badgeTones } from './badgeVariants.ts';

const meta = {
  title: 'UI/Data/Badge',
  id: 'ui-badge',
  component: Badge,
  args: { children: 'Available', tone: 'info', icon: BoltIcon },
  argTypes: {
    tone: { control: 'select', options: badgeTones },
    size: { control: 'select', options: badgeSizes },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const New: Story = { args: { children: 'NEW', tone: 'positive', size: 'xs', icon: undefined } };

/** Every tone in every size, with and without an icon. */
export const States: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet
      rows={badgeTones}
      columns={[...badgeSizes, 'with icon']}
      cell={(tone, column) =>
        column === 'with icon' ? (
          <Badge tone={tone} icon={CheckCheckIcon}>
            Settled
          </Badge>
        ) : (
          <Badge tone={tone} size={column}>
            Settled
          </Badge>
        )
      }
    />
  ),
};
