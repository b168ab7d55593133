import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FieldSheet } from '../testing/FieldSheet.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  title: 'UI/Layout/Disclosure',
  id: 'ui-disclosure',
  component: Disclosure,
  args: {
    label: 'How the price is made',
    children: 'The price falls by $4 every 15 minutes until the chair is sold or the sale ends.',
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { defaultExpanded: true } };

export const Keyboard: Story = {
  tags: ['no-visual'],
  args: { children: <a href="#pricing">Pricing</a> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'How the price is made' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'How the price is made' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pricing' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvas.getByText('Pricing')).not.toBeVisible();
    await expect(trigger).toHaveFocus();
  },
};

const states = {
  closed: {},
  open: { defaultExpanded: true },
  disabled: { isDisabled: true },
} as const;

/** Closed, open and disabled, with and without a hint. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <FieldSheet
      looks={states}
      columns={['plain', 'with hint']}
      cell={(state, column) => (
        <Disclosure {...args} {...states[state]} hint={column === 'with hint' ? '2 steps' : undefined} />
      )}
    />
  ),
};
