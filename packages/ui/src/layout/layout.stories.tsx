import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../text/Text.tsx';
import { Box } from './Box.tsx';
import { Card } from './Card.tsx';
import { Columns } from './Columns.tsx';
import { Inline } from './Inline.tsx';
import { Page } from './Page.tsx';
import { Stack } from './Stack.tsx';

const bricks = ['Austin', 'Columbus', 'Tulsa', 'Mesa', 'Raleigh'].map((city) => (
  <Box key={city} background="inset" padding={3}>
    {city}
  </Box>
));

/** Puts equal space between elements: below each other, in a line, in columns or as cards. */
const meta = {
  title: 'UI/Layout/Layout',
  id: 'ui-layout',
  component: Stack,
  args: { space: 4, children: bricks },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['brands'] };

export const InLine: Story = { render: () => <Inline justify="between">{bricks}</Inline> };

export const InColumns: Story = {
  render: () => (
    <Stack space={8}>
      <Columns>{bricks}</Columns>
      <Columns count={3}>{bricks}</Columns>
      <Columns count={4}>{bricks}</Columns>
    </Stack>
  ),
};

export const InCards: Story = {
  render: () => (
    <Page width="form">
      <Card>
        <Stack>{bricks}</Stack>
      </Card>
      <Card padding={3}>
        <Text tone="muted">A card with less space.</Text>
      </Card>
    </Page>
  ),
};
