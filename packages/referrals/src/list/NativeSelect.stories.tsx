import { Inline } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { stateOptions } from './listView.ts';
import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  title: 'Referrals/Native select',
  component: NativeSelect,
  args: { label: 'State', options: stateOptions(), value: null, onChange: fn() },
  // In a bar, as in the product: on a phone it fills the remaining width.
  decorators: (Story) => (
    <Inline>
      <Story />
    </Inline>
  ),
} satisfies Meta<typeof NativeSelect<string | null>>;

export default meta;
type Story = StoryObj<typeof NativeSelect<string | null>>;

export const Default: Story = {
  tags: ['TBL-20', 'brands'],
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'State' });
    await expect(within(select).getAllByRole('option')).toHaveLength(52);
    await userEvent.selectOptions(select, 'Texas');
    await expect(args.onChange).toHaveBeenLastCalledWith('TX');
    await userEvent.selectOptions(select, 'All States');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Chosen: Story = { tags: ['TBL-7'], args: { value: 'NC' } };

/** At a 200% font size the chevron doesn't overlap the text. */
export const LargeText: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'State' });
    document.documentElement.style.fontSize = '200%';
    try {
      const box = select.getBoundingClientRect();
      const chevron = canvasElement.querySelector('svg')?.getBoundingClientRect();
      const { paddingInlineEnd } = getComputedStyle(select);
      await expect(box.right - Number.parseFloat(paddingInlineEnd)).toBeLessThan(chevron?.left ?? box.left);
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  },
};

export const NothingToChoose: Story = {
  tags: ['TBL-22'],
  args: { options: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('option', { name: 'No results.' })).toBeDisabled();
  },
};
