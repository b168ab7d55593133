import { Badge, Text } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { createInMemoryFeatureFlagGateway } from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFlag.ts';
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

function App({ isEnabled = false, latency = 0, isDown = false }) {
  const [gateway] = useState(() => {
    const made = createInMemoryFeatureFlagGateway({
      flags: [{ ...exampleFeatureFlag, enabled: isEnabled }],
      latency,
    });
    if (isDown) made.fail('get', 'Service unavailable');
    return made;
  });
  return (
    <FeatureFlagProvider gateway={gateway}>
      <Feature />
    </FeatureFlagProvider>
  );
}

/** How a part of an app reads a flag. */
const meta = { title: 'Feature flags/Reading a flag', component: App } satisfies Meta<typeof App>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isEnabled: true },
  tags: ['FLG-16', 'API-41'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On')).toBeVisible();
  },
};

export const Disabled: Story = { args: { isEnabled: false }, tags: ['FLG-16'] };

export const Loading: Story = { args: { isEnabled: true, latency: Number.POSITIVE_INFINITY } };

/** A flag that cannot be read is off, and the app can say why. */
export const ServiceDown: Story = {
  args: { isEnabled: true, isDown: true },
  tags: ['ERR-8'],
  parameters: { prints: /could not be read/ },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be reached/)).toBeVisible();
    await expect(canvas.getByText('Off')).toBeVisible();
  },
};
