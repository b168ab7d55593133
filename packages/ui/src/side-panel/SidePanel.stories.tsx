import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icons.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Page } from '../layout/Page.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { SidePanel } from './SidePanel.tsx';

const meta = {
  title: 'UI/Overlays/Side panel',
  id: 'ui-side-panel',
  component: SidePanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    label: 'Conference Table, Tulsa, OK',
    actions: (
      <>
        <IconButton icon={ChevronUpIcon} label="Previous" tooltipPlacement="bottom" />
        <IconButton icon={ChevronDownIcon} label="Next" tooltipPlacement="bottom" />
        <Text as="span" size="s" tone="muted" isTabular>
          3 of 214
        </Text>
      </>
    ),
    children: (
      <Stack>
        <Heading level={2}>Conference Table, Stacking Chairs</Heading>
        <Text>Our new office opens its doors on December 1.</Text>
      </Stack>
    ),
    footer: (
      <Button tone="primary" size="l" isFullWidth>
        Pack Now
      </Button>
    ),
  },
  render: (args) => (
    <>
      <Page>
        <Heading level={1}>Orders to Pack</Heading>
        <Text>The list stays live.</Text>
      </Page>
      <SidePanel {...args} />
    </>
  ),
} satisfies Meta<typeof SidePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desktop', 'brands'],
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement).getByRole('dialog');
    await expect(panel.offsetWidth).toBe(470);
    await expect(panel).toHaveFocus();
  },
};

export const PressOutside: Story = {
  tags: ['no-visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByText('The list stays live.'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Closed: Story = { args: { isOpen: false } };

/** On phones, a modal sheet over the page. */
export const OnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
