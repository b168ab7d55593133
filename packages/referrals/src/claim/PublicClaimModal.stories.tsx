import { advantageContent, bridgeContent } from '@advantage/reference-data';
import { advantage, BrandProvider, Button, bridge } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { aReferral } from '../testing/aReferral.ts';
import { PublicClaimModal } from './PublicClaimModal.tsx';

const meta = {
  title: 'Referrals/Public claim modal',
  component: PublicClaimModal,
  args: { referral: aReferral(), onClose: fn() },
} satisfies Meta<typeof PublicClaimModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CLM-14', 'CLM-15', 'CLM-16', 'CLM-17', 'brands'],
  play: async ({ canvasElement, args }) => {
    const dialog = await within(canvasElement).findByRole('dialog', {
      name: 'Want to get referrals like this one?',
    });
    const inside = within(dialog);
    await expect(dialog).toHaveTextContent(
      'Sign up for Advantage to get high-intent, inbound, appetite-matched insurance leads.',
    );
    await expect(dialog).toHaveTextContent(
      "Workers' Compensation, General LiabilityTulsa, OK · 12 employees · 8 years in business",
    );
    await expect(dialog).toHaveTextContent('Already signed up?');
    await expect(inside.getByRole('link', { name: 'Get Advantage Now' })).toHaveAttribute(
      'href',
      expect.stringContaining('/get-advantage'),
    );
    await userEvent.click(inside.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Bridge: Story = {
  tags: ['CLM-18', 'CLM-19'],
  decorators: [(Story) => <BrandProvider brand={bridge}>{Story()}</BrandProvider>],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Claim Now' })).toHaveAttribute(
      'href',
      bridgeContent.links.logInNow,
    );
  },
};

export const Advantage: Story = {
  tags: ['CLM-18', 'CLM-19'],
  decorators: [(Story) => <BrandProvider brand={advantage}>{Story()}</BrandProvider>],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Log in now' })).toHaveAttribute(
      'href',
      advantageContent.links.logInNow,
    );
  },
};

/** Closing the dialog returns focus to the button that opened it. */
export const OpenAndClose: Story = {
  tags: ['STS-16'],
  render: function Opener({ referral, onClose }) {
    const [isOpen, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      onClose();
    };
    return (
      <>
        <Button tone="primary" onPress={() => setOpen(true)}>
          Claim Now
        </Button>
        <PublicClaimModal referral={isOpen ? referral : null} onClose={close} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Claim Now' });
    await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
