import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { FormStory, formArgs } from '../../../marketplace-form/src/testing/FormStory.tsx';
import { inWindow } from '../../../marketplace-form/src/testing/inWindow.tsx';
import { clearToasts, withServices } from '../../../marketplace-form/src/testing/services.tsx';
import { createInMemoryDeliveryTest } from '../testing/inMemoryDeliveryTest.ts';
import { DeliveryTestButton } from './DeliveryTestButton.tsx';

const meta = {
  title: 'Marketplace form/Insight/Delivery test',
  component: DeliveryTestButton,
  decorators: [inWindow, withServices],
  beforeEach: clearToasts,
  parameters: { layout: 'fullscreen' },
  args: { way: 'api', test: createInMemoryDeliveryTest() },
  render: ({ way, test }) => (
    <FormStory
      {...formArgs}
      // Delivers by API.
      marketplaceId={2}
      deliveryTest={(each) => each === way && <DeliveryTestButton way={way} test={test} />}
    />
  ),
} satisfies Meta<typeof DeliveryTestButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Sends a sample referral and scrolls its outcome into view. */
async function send(outcome: RegExp) {
  const button = await screen.findByRole('button', { name: 'Send a sample referral' });
  const section = within(button.closest('section') as HTMLElement);
  await userEvent.click(button);
  const text = await section.findByText(outcome);
  text.scrollIntoView({ block: 'center' });
  await expect(text).toBeVisible();
  return section;
}

/** The receiver accepts the referral. */
export const Accepted: Story = {
  tags: ['MKF-24'],
  play: async () => void (await send(/^Accepted with status 200 after 182 ms\./)),
};

/** The receiver responds with status 200 but declines the referral. Also shows what was sent. */
export const Declined: Story = {
  tags: ['MKF-24'],
  args: {
    test: createInMemoryDeliveryTest({
      body: '{ "accepted": false, "reason": "This referral is already known." }',
    }),
  },
  play: async () => {
    const section = await send(/but didn't accept the referral\.$/);
    await userEvent.click(section.getByRole('button', { name: 'What was sent' }));
    await expect(section.getByText(/X-API-Key: ••••/)).toBeVisible();
  },
};

/** Nothing was delivered. Shows why. */
export const Failed: Story = {
  tags: ['MKF-24'],
  args: {
    test: createInMemoryDeliveryTest({ status: null, body: '', problem: 'No response within 8 seconds.' }),
  },
  play: async () => void (await send(/^The sample referral wasn't delivered\.$/)),
};

const answering = createInMemoryDeliveryTest();
let tests = 0;
/** Answers every other test, starting with the first. */
const answersEveryOther: typeof answering = {
  ...answering,
  send: (...args) => (tests++ % 2 === 0 ? answering.send(...args) : new Promise<never>(() => {})),
};

/** Keeps the first response, in gray, until the next one arrives. */
export const SentAgain: Story = {
  tags: ['MKF-24'],
  args: { test: answersEveryOther },
  play: async () => {
    const section = await send(/^Accepted with status 200/);
    await userEvent.click(section.getByRole('button', { name: 'Send it again' }));
    await expect(section.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(section.getByText('Earlier response')).toBeVisible();
  },
};
