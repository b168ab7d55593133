import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { fieldSizes } from '../field/fieldProps.ts';
import { Sheet } from '../testing/Sheet.tsx';
import { ToggleButtonGroup } from './ToggleButtonGroup.tsx';

const meta = {
  title: 'UI/Choices/Toggle button group',
  id: 'ui-toggle-button-group',
  component: ToggleButtonGroup,
  args: {
    label: 'Orders',
    options: [
      { key: 'mine', label: 'My Orders' },
      { key: 'all', label: 'All Orders' },
    ],
    selectedKey: 'mine',
    onSelectionChange: () => {},
  },
  render: function Render(args) {
    const [selectedKey, setSelectedKey] = useState(args.selectedKey);
    return <ToggleButtonGroup {...args} selectedKey={selectedKey} onSelectionChange={setSelectedKey} />;
  },
} satisfies Meta<typeof ToggleButtonGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole('radio', { name: 'All Orders' });
    await userEvent.click(all);
    await expect(all).toBeChecked();
  },
};

const states = { chosen: {}, disabled: { isDisabled: true } } as const;
type State = keyof typeof states;

/** Every height, enabled and disabled. */
export const States: Story = {
  tags: ['sheet'],
  render: (args) => (
    <Sheet
      rows={Object.keys(states) as State[]}
      columns={fieldSizes}
      cell={(state, size) => <ToggleButtonGroup {...args} {...states[state]} size={size} />}
    />
  ),
};
