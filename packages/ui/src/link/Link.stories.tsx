import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Sheet } from '../testing/Sheet.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'UI/Navigation/Link',
  id: 'ui-link',
  component: Link,
  args: { children: 'Book a demo', href: 'https://bridge.example.com/book-a-demo' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Book a demo' })).toHaveAttribute(
      'href',
      'https://bridge.example.com/book-a-demo',
    );
  },
};

/** Every tone with either underline. */
export const States: Story = {
  tags: ['sheet'],
  render: ({ children, href }) => (
    <Sheet
      rows={['link', 'inherit', 'critical']}
      columns={['always', 'hover']}
      cell={(tone, underline) => (
        <Link tone={tone} underline={underline} href={href}>
          {children}
        </Link>
      )}
    />
  ),
};
