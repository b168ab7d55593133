import type { Meta, StoryObj } from '@storybook/react-vite';
import { dayFlags } from '../fields/wireValues.ts';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { SectionStory, sectionParameters, showsTexts } from '../testing/SectionStory.tsx';
import type { RecipientSetting } from '../wire/marketplace.ts';
import { EmailSection } from './DeliverySections.tsx';

const emailRecipients = ['leads@harborpoint.example.com', 'maya.okafor@example.com', 'desk@example.com'];
const own = { sameDeliveryDaysAsMarketplace: false, sameDeliveryTimesAsMarketplace: false } as const;
const morning = { referralDeliveryStartTime: '08:00:00', referralDeliveryEndTime: '12:00:00' };
const allDay = { referralDeliveryStartTime: '00:00:00', referralDeliveryEndTime: '23:59:59' };
const noDay = Object.fromEntries(dayFlags.map((flag) => [flag, false]));
const backwards = { referralDeliveryStartTime: '17:00:00', referralDeliveryEndTime: '09:00:00' };

/** The first recipient follows the marketplace; the others have individual days and times. */
const recipients = (
  defaultPurchaser: boolean,
  maya: Partial<RecipientSetting>,
  desk: Partial<RecipientSetting>,
) => ({
  emailRecipients,
  enableIndividualEmailDeliverySettings: true,
  individualEmailRecipientSettings: [
    buildRecipientSetting({ id: 1, emailAddress: 'leads@harborpoint.example.com', defaultPurchaser }),
    buildRecipientSetting({ id: 2, emailAddress: 'maya.okafor@example.com', ...own, ...maya }),
    buildRecipientSetting({ id: 3, emailAddress: 'desk@example.com', ...own, ...desk }),
  ],
});

const filled = buildMarketplace({
  ...recipients(true, morning, allDay),
  emailBccRecipients: ['archive@example.com'],
});
const wrong = buildMarketplace({
  ...recipients(false, noDay, backwards),
  billed: false,
  debitPrepaidBalance: true,
  emailRecipients: [...emailRecipients, 'dana@harborpoint'],
  emailBccRecipients: ['archive@example.com', 'Archive@example.com'],
});

/**
 * Delivery to mailboxes: recipients, bcc recipients and individual settings. For delivery to a service, see the API
 * section.
 */
const meta = {
  title: 'Marketplace form/Email section',
  component: SectionStory,
  parameters: sectionParameters('EmailSection'),
  args: { section: EmailSection },
} satisfies Meta<typeof SectionStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The defaults of a new marketplace. */
export const Default: Story = { tags: ['MKF-26', 'MKF-27'] };

export const Filled: Story = { tags: ['desktop', 'MKF-26', 'MKF-27'], args: { marketplace: filled } };

/** Errors of a loaded marketplace are shown immediately. */
export const EveryError: Story = {
  tags: ['MKV-57', 'MKV-60', 'MKV-54', 'MKV-55', 'MKV-62'],
  args: { marketplace: wrong },
  play: showsTexts(
    'Email addresses must be valid and separated by commas.',
    'Email addresses must not be duplicated.',
    'A default purchaser must be selected.',
    'At least one delivery day must be selected.',
    'End time must be after start time.',
  ),
};

/** While the form is being saved. */
export const Disabled: Story = { tags: ['MKI-27'], args: { marketplace: filled, isDisabled: true } };

export const Phone: Story = {
  tags: ['phone'],
  args: { marketplace: filled },
  globals: { viewport: { value: 'phone' } },
};
