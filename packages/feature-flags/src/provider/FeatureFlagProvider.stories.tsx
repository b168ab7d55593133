import { Badge, Text } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { createInMemoryFeatureFlagGateway } from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFeatureFlag.ts';
import { FeatureFlagProvider, useFeatureFlag, useFeatureFlagReading } from './FeatureFlagProvider.tsx';

function Feature() {
  const isEnabled = useFeatureFlag('example-flag');
  const { status } = useFeatureFlagReading('example-flag');
  return (
    <>
      <Badge tone={isEnabled ? 'positive' : 'neutral'}>{isEnabled ? 'On' : 'Off'}</Badge>
      {status === 'failed' && (
        <Text tone="muted">The flag service cannot be reached: the feature is off.</Text>
      )}
    </>
  );
}

/** Creates an in-memory service with the example flag. */
function serviceOf({ isEnabled = true, latency = 0, isDown = false } = {}) {
  const flags = [{ ...exampleFeatureFlag, enabled: isEnabled }];
  const gateway = createInMemoryFeatureFlagGateway({ flags, latency });
  if (isDown) gateway.fail('get', 'Service unavailable');
  return gateway;
}

/** Reads a flag in part of an app. */
const meta = {
  title: 'Feature flags/Reading a flag',
  component: FeatureFlagProvider,
  args: { gateway: serviceOf(), children: <Feature /> },
  argTypes: { gateway: { control: false }, children: { control: false } },
} satisfies Meta<typeof FeatureFlagProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['FLG-16', 'API-41', 'brands'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On')).toBeVisible();
  },
};

export const Disabled: Story = { args: { gateway: serviceOf({ isEnabled: false }) }, tags: ['FLG-16'] };

/** Off, too, until the flag has been read. */
export const Loading: Story = {
  tags: ['no-visual'],
  args: { gateway: serviceOf({ latency: Number.POSITIVE_INFINITY }) },
};

/** A flag that can't be read is off, and the app can say why. */
export const ServiceDown: Story = {
  args: { gateway: serviceOf({ isDown: true }) },
  tags: ['ERR-8'],
  parameters: { prints: /could not be read/ },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be reached/)).toBeVisible();
    await expect(canvas.getByText('Off')).toBeVisible();
  },
};
