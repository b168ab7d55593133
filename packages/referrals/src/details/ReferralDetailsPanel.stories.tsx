import { SourceError } from '@advantage/live-list';
import { formatTime } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useClaim } from '../claim/useClaim.ts';
import { acquiredReferrals } from '../testing/acquiredReferrals.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { minutesAgo } from '../testing/storyTime.ts';
import { ReferralDetailsPanel } from './ReferralDetailsPanel.tsx';
import streetView from './streetView.svg?no-inline';

const find = (place: string) => storyReferrals.find(({ city }) => city === place) ?? aReferral();
const plumber = find('Tulsa');
const [acquired = plumber, acquiredCallIn = plumber] = acquiredReferrals;
const message = plumber.prospectMessage;

const rows = [...storyReferrals, ...acquiredReferrals];
const source = { ...createMemorySource({ rows }), streetViewUrl: () => streetView };
const failing = { ...source, get: () => Promise.reject(new SourceError('network', 'No connection.')) };
const silent = { ...source, get: () => new Promise<null>(() => {}) };
const empty = { ...source, get: () => Promise.resolve(null) };
const answering = (fields: Parameters<typeof aReferral>[0]) => ({
  ...source,
  get: () => Promise.resolve(aReferral(fields)),
});

const meta = {
  title: 'Referrals/Details panel',
  component: ReferralDetailsPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    opportunityId: plumber.opportunityId,
    row: plumber,
    source,
    audience: 'agent',
    position: { index: 2, total: 214 },
    onPrevious: fn(),
    onNext: fn(),
    onClose: fn(),
    link: 'https://console.example.com/admin/all-referrals?selected=4103',
  },
  render: function Panel(args) {
    const claims = useClaim({ source, username: 'producer', shownId: args.opportunityId });
    return (
      <main style={{ height: '100vh' }}>
        <ReferralDetailsPanel {...args} claims={claims} />
      </main>
    );
  },
} satisfies Meta<typeof ReferralDetailsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone, the panel renders outside the story's element. */
const panel = () => within(screen.getByRole('dialog', { name: 'Referral details' }));

/** An agent sees what matters for a claim, but no contact details. */
export const Default: Story = {
  tags: ['DTL-1', 'DTL-3', 'DTL-4', 'DTL-5', 'DTL-9', 'DTL-10', 'DTL-11', 'STS-8', 'brands'],
  play: async () => {
    const inside = panel();
    await expect(inside.getByText('3 of 214')).toBeVisible();
    await expect(inside.getByText('was $35')).toBeVisible();
    await expect(inside.getByText('4 min left')).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Claim Now - $28' })).toBeEnabled();
    await expect(inside.getByText(/^Name, business, phone, email and address/)).toBeVisible();
    await expect(inside.queryByRole('link')).toBeNull();
  },
};

/** A call-in referral always costs $30. */
export const CallIn: Story = {
  tags: ['DTL-5', 'STS-9', 'CLM-3'],
  args: { opportunityId: find('Columbus').opportunityId, row: find('Columbus') },
  play: async () => {
    await expect(panel().getByRole('button', { name: 'Talk Now ($30)' })).toBeEnabled();
  },
};

export const ClaimedByAnother: Story = {
  tags: ['DTL-5', 'DTL-9', 'STS-10', 'STS-17'],
  args: { opportunityId: find('Boise').opportunityId, row: find('Boise') },
  play: async () => {
    await expect(panel().getByRole('button', { name: 'Claimed ($34)' })).toBeDisabled();
    await expect(panel().getByText('Contact details are hidden.')).toBeVisible();
  },
};

/** Administrators and carriers see badges, never a button that charges. */
export const Admin: Story = {
  tags: ['DTL-6'],
  args: { audience: 'admin' },
  play: async () => {
    await expect(panel().getByText('Available')).toBeVisible();
    await expect(panel().queryByRole('button', { name: /claim/i })).toBeNull();
  },
};

export const AdminOfClaimed: Story = {
  tags: ['DTL-6', 'DTL-7', 'DTL-8', 'DTL-12'],
  args: {
    audience: 'admin',
    row: { ...find('Boise'), ...aContact },
    source: answering({ ...find('Boise'), ...aContact }),
  },
};

export const Carrier: Story = {
  tags: ['DTL-6', 'TBL-59'],
  args: { audience: 'carrier', opportunityId: find('Raleigh').opportunityId, row: find('Raleigh') },
  play: async () => {
    await expect(panel().getByText('Delivered', { selector: 'span' })).toBeVisible();
    await expect(panel().getByText('Secondary Partner')).toBeVisible();
  },
};

/** A personal-lines referral has no business facts. */
export const PersonalLine: Story = {
  tags: ['DTL-11', 'DTL-14', 'TBL-53'],
  args: { opportunityId: find('Mesa').opportunityId, row: find('Mesa') },
};

/** The referral was removed while the list still showed it, so it can't be claimed. */
export const Gone: Story = {
  tags: ['DTL-3', 'DTL-13', 'ERR-2'],
  args: { source: empty },
  play: async () => {
    await expect(await panel().findByText('This referral is no longer available.')).toBeVisible();
    await expect(panel().queryByRole('button', { name: /claim/i })).toBeNull();
    await expect(panel().queryByText('$28')).toBeNull();
  },
};

/** The consumer left no phone or email. */
export const OwnWithoutContact: Story = {
  tags: ['DTL-15'],
  args: {
    opportunityId: acquired.opportunityId,
    row: { ...acquired, phone: null, email: null },
    source: answering({ ...acquired, phone: null, email: null }),
    isOwn: true,
  },
  play: async () => {
    await expect(panel().getByText('No phone or email provided.')).toBeVisible();
  },
};

/** A referral from the acquired list, with the consumer's contact details. */
export const Own: Story = {
  tags: ['ACQ-6', 'DTL-7', 'DTL-8', 'DTL-12', 'STS-11'],
  args: {
    opportunityId: acquired.opportunityId,
    row: { ...acquired, prospectMessage: message },
    isOwn: true,
    position: { index: 0, total: 12 },
    onPrevious: undefined,
  },
  play: async () => {
    const inside = panel();
    await expect(inside.getByText(`Today ${formatTime(minutesAgo(20))}`)).toBeVisible();
    await expect(inside.getByRole('heading', { name: 'Jordan Ellery' })).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Claimed ($28)' })).toBeDisabled();
    await expect(inside.getByRole('link', { name: '(918) 555-0142' })).toHaveAttribute(
      'href',
      'tel:9185550142',
    );
    await expect(inside.getByRole('link', { name: 'jordan.ellery@example.com' })).toHaveAttribute(
      'href',
      'mailto:jordan.ellery@example.com',
    );
    await expect(inside.getByRole('img', { name: 'Street view of the address' })).toBeVisible();
  },
};

/** A call-in referral without an email address: it can only be called. */
export const OwnCallIn: Story = {
  tags: ['CLM-4', 'DTL-8', 'STS-12'],
  args: { opportunityId: acquiredCallIn.opportunityId, row: acquiredCallIn, isOwn: true },
  play: async () => {
    await expect(panel().getByRole('link', { name: 'Call (402) 555-0117' })).toBeVisible();
    await expect(panel().queryByRole('link', { name: 'Email' })).toBeNull();
  },
};

/** If the host can save the progress, the user can select it. */
export const ChoosingProgress: Story = {
  tags: ['STS-3', 'STS-6'],
  args: {
    opportunityId: acquired.opportunityId,
    row: acquired,
    isOwn: true,
    onProgressChange: fn(),
  },
  play: async ({ args }) => {
    await userEvent.click(panel().getByRole('button', { name: /Progress/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Quote Sent' }));
    await expect(args.onProgressChange).toHaveBeenCalledWith(expect.anything(), 'Quote Sent');
  },
};

/** The list's data is shown immediately, the rest once it's loaded. */
export const Loading: Story = {
  tags: ['DTL-3'],
  args: { source: silent },
  play: async () => {
    await expect(panel().getByRole('progressbar', { name: 'Loading details' })).toBeVisible();
    await expect(panel().getByRole('button', { name: 'Claim Now - $28' })).toBeEnabled();
  },
};

export const Failed: Story = {
  tags: ['DTL-3'],
  args: { source: failing },
  play: async () => {
    await expect(await panel().findByText('The details could not be loaded.')).toBeVisible();
    await expect(panel().getByRole('button', { name: 'Claim Now - $28' })).toBeEnabled();
  },
};

/** Opened from a link: the referral isn't on the list's current page. */
export const FromLink: Story = {
  tags: ['DTL-3'],
  args: { row: null, position: null, source: silent, onPrevious: undefined, onNext: undefined },
};

export const FromLinkFailed: Story = { ...FromLink, args: { ...FromLink.args, source: failing } };
export const FromLinkMissing: Story = { ...FromLink, args: { ...FromLink.args, source: empty } };

/** X, Escape and a press outside close the panel. */
export const Closing: Story = {
  tags: ['DTL-2', 'desktop', 'no-visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(panel().getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvasElement.querySelector('main') ?? canvasElement);
    await expect(args.onClose).toHaveBeenCalledTimes(3);
  },
};

/** The arrow keys show the previous and next referral. */
export const Neighbors: Story = {
  tags: ['DTL-3', 'no-visual'],
  render: function Browser(args) {
    const [index, setIndex] = useState(2);
    const row = storyReferrals[index] ?? null;
    return (
      <ReferralDetailsPanel
        {...args}
        opportunityId={row?.opportunityId ?? null}
        row={row}
        position={{ index, total: storyReferrals.length }}
        onPrevious={index > 0 ? () => setIndex(index - 1) : undefined}
        onNext={index < storyReferrals.length - 1 ? () => setIndex(index + 1) : undefined}
      />
    );
  },
  play: async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(panel().getByRole('heading', { name: 'Commercial Auto' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(panel().getByText('4 of 22')).toBeVisible();
    await userEvent.click(panel().getByRole('button', { name: 'Previous referral' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(panel().getByText('1 of 22')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  },
};

const long = 'Professional Liability and everything else that a firm of this size could want to have insured';

/** Long texts wrap and are never truncated. */
export const LongTexts: Story = {
  args: {
    row: {
      ...acquired,
      firstName: 'Maximiliana-Alexandrina',
      lastName: 'Featherstonehaugh-Cholmondeley',
      businessName: long,
      email: `${'maximiliana.'.repeat(5)}@${'a-very-long-name.'.repeat(5)}example.com`,
      address1: 'Building 14, Floor 23, Suite 2308, 12080 Northwest Martin Luther King Junior Boulevard',
      industryDescription: long,
      assignedAgency: long,
      lines: [long, 'CGLY', 'W'.repeat(80)],
      prospectMessage: `${'We need this soon. '.repeat(20)}\n\n${'x'.repeat(200)}`,
    },
    source: silent,
    isOwn: true,
  },
};

// cspell:disable
/** With the Spanish catalogs in `MessagesProvider`, everything is in Spanish except what the consumer wrote. */
export const Spanish: Story = {
  globals: { language: 'spanish' },
  play: async () => {
    const inside = within(screen.getByRole('dialog', { name: 'Detalles del referido' }));
    await expect(inside.getByText('3 de 214')).toBeVisible();
    await expect(inside.getByText(/4 min/)).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Tomar ahora - $28' })).toBeEnabled();
  },
};
// cspell:enable

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
