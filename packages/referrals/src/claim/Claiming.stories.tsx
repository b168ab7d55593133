import { SourceError } from '@advantage/live-list';
import { Link } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ClaimButton, endsClaim } from '../details/PanelAction.tsx';
import { ReferralDetailsPanel } from '../details/ReferralDetailsPanel.tsx';
import {
  type ClaimOffer,
  type ClaimState,
  claimOffer,
  idle,
  isConfirming,
  isInFlight,
  minConfirmDelay,
} from '../model/claimFlow.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource, type MemorySource } from '../testing/createMemorySource.ts';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { minutesAgo } from '../testing/storyTime.ts';
import { ClaimNotice, PaymentMethodLink } from './ClaimNotice.tsx';
import { ClaimQuestion } from './ClaimQuestion.tsx';
import { useClaim } from './useClaim.ts';

const find = (place: string) => storyReferrals.find(({ city }) => city === place) ?? aReferral();
const plumber = find('Tulsa');
const trucker = find('Columbus');

interface ClaimingProps {
  /** The referral shown in the panel. */
  readonly referral: typeof plumber;
  /** Called with the claimed referral, to replace its row. */
  readonly onClaimed: (referral: typeof plumber) => void;
  readonly onConflictRow: (referral: typeof plumber) => void;
  readonly onNext: () => void;
}

/** Keeps its first source, so that switching brand or color mode changes only the appearance. */
function Claiming({ source: initialSource, ...props }: ClaimingProps & { readonly source: MemorySource }) {
  const [source] = useState(initialSource);
  const { referral, onClaimed, onConflictRow, onNext } = props;
  const shownId = referral.opportunityId;
  const claims = useClaim({ source, username: 'producer', shownId, onClaimed, onConflictRow });
  return (
    <main style={{ height: '100vh' }}>
      <ReferralDetailsPanel
        opportunityId={shownId}
        row={referral}
        source={source}
        audience="agent"
        claims={claims}
        position={{ index: 2, total: 214 }}
        onNext={onNext}
        onClose={() => {}}
        paymentMethodLink={<Link href="/admin/payment-method">Payment Method</Link>}
      />
    </main>
  );
}

/**
 * Claiming a referral in its details panel: the question with price and time left, and every outcome. To use it on a
 * page, pass `details` to a screen such as `AllReferralsScreen`.
 */
const meta = {
  title: 'Referrals/Claiming',
  // The component is documented in Referrals/Details panel.
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { referral: plumber, onClaimed: fn(), onConflictRow: fn(), onNext: fn() },
  // A new marketplace for each run of a story.
  loaders: [() => ({ source: createMemorySource() })],
  render: (args, { loaded }) => <Claiming {...args} source={sourceOf(loaded)} />,
} satisfies Meta<ClaimingProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const sourceOf = (loaded: Record<string, unknown>) => loaded.source as MemorySource;
const panel = () => within(screen.getByRole('dialog', { name: 'Referral details' }));
const press = (name: string) => userEvent.click(panel().getByRole('button', { name }));

/** Waits until the question can be confirmed: a short delay keeps a double press from confirming it. */
const readQuestion = () => new Promise((resolve) => setTimeout(resolve, minConfirmDelay + 50));

async function askAndConfirm(ask = 'Claim Now - $28') {
  await press(ask);
  await readQuestion();
  await userEvent.keyboard('{Enter}');
}

const noConnection = new SourceError('network', 'The service could not be reached.');

/** The question names the price. Focus is on the confirm button, and Cancel sends nothing. */
export const Asked: Story = {
  tags: ['CLM-5'],
  play: async ({ loaded, args }) => {
    await press('Claim Now - $28');
    await expect(panel().getByRole('heading', { name: 'Claim for $28?' })).toBeVisible();
    await press('Cancel');
    await waitFor(() => expect(panel().getByRole('button', { name: 'Claim Now - $28' })).toHaveFocus());
    await press('Claim Now - $28');
    await waitFor(() => expect(panel().getByRole('button', { name: 'Claim for $28' })).toHaveFocus());
    await expect(sourceOf(loaded).rows).toContain(plumber);
    await expect(args.onClaimed).not.toHaveBeenCalled();
  },
};

// cspell:disable
/** The question in Spanish. To claim is 'tomar', because 'reclamar' means filing an insurance claim. */
export const AskedInSpanish: Story = {
  tags: ['CLM-5'],
  globals: { language: 'spanish' },
  play: async () => {
    const spanish = within(screen.getByRole('dialog', { name: 'Detalles del referido' }));
    await userEvent.click(spanish.getByRole('button', { name: 'Tomar ahora - $28' }));
    await expect(spanish.getByRole('heading', { name: '¿Tomar por $28?' })).toBeVisible();
    await waitFor(() => expect(spanish.getByRole('button', { name: 'Tomar por $28' })).toHaveFocus());
  },
};
// cspell:enable

/** Two quick presses in the same place open the question but buy nothing. */
export const PressedTwice: Story = {
  tags: ['CLM-5', 'no-visual'],
  play: async ({ loaded }) => {
    await press('Claim Now - $28');
    await press('Claim for $28');
    await expect(panel().getByRole('button', { name: 'Claim for $28' })).toBeVisible();
    await expect(sourceOf(loaded).rows).toContain(plumber);
  },
};

/** While the claim is in flight, nothing can be pressed again. */
export const Pending: Story = {
  tags: ['CLM-5'],
  play: async ({ loaded }) => {
    await press('Claim Now - $28');
    await readQuestion();
    sourceOf(loaded).setLatency(600_000);
    await press('Claim for $28');
    await expect(panel().getByRole('button', { name: /Claiming/ })).toHaveAttribute('aria-disabled', 'true');
    await expect(panel().getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
};

/** The panel shows the contact details. */
export const Won: Story = {
  tags: ['CLM-2', 'CLM-6', 'CLM-7', 'DTL-7', 'DTL-8'],
  play: async ({ args }) => {
    await askAndConfirm();
    await expect(await panel().findByText('This referral is yours.')).toBeVisible();
    await expect(panel().getByText('You paid $28.')).toBeVisible();
    await expect(panel().getByRole('heading', { name: 'Jordan Ellery' })).toBeVisible();
    await expect(panel().getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:9185550142');
    await expect(args.onClaimed).toHaveBeenCalledWith(expect.objectContaining({ soldPrice: 28 }));
  },
};

/** A call-in referral costs $30. After the claim, its phone number can be called. */
export const TalkedNow: Story = {
  tags: ['CLM-3', 'CLM-4'],
  args: { referral: trucker },
  play: async () => {
    await press('Talk Now ($30)');
    await expect(panel().getByRole('heading', { name: 'Talk now for $30?' })).toBeVisible();
    await readQuestion();
    await press('Talk now for $30');
    await expect(await panel().findByText('You paid $30.')).toBeVisible();
    await expect(panel().getByRole('link', { name: 'Call (918) 555-0142' })).toBeVisible();
  },
};

/** Another agent was faster. The panel offers the next referral. */
export const Lost: Story = {
  tags: ['CLM-7', 'CLM-8', 'CLM-13'],
  play: async ({ loaded, args }) => {
    await press('Claim Now - $28');
    await readQuestion();
    sourceOf(loaded).change(plumber.opportunityId, { marketplaceStatus: 'Claimed', soldPrice: 28 });
    await press('Claim for $28');
    const title = 'Another agent claimed this referral a moment ago.';
    await expect(await panel().findByText(title)).toBeVisible();
    await expect(panel().getByText('Nothing has been charged.')).toBeVisible();
    await expect(args.onConflictRow).toHaveBeenCalledWith(
      expect.objectContaining({ marketplaceStatus: 'Claimed' }),
    );
    await userEvent.click(panel().getByRole('button', { name: 'See the next referral' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** A price change asks again. The new question doesn't take focus, so a second Enter buys nothing. */
export const PriceChanged: Story = {
  tags: ['CLM-5', 'CLM-9'],
  play: async ({ loaded, args }) => {
    await press('Claim Now - $28');
    await readQuestion();
    sourceOf(loaded).change(plumber.opportunityId, { dynamicPrice: 26 });
    await userEvent.keyboard('{Enter}');
    await expect(await panel().findByText('The price is now $26.')).toBeVisible();
    await expect(panel().getByText('Nothing has been charged.')).toBeVisible();
    await readQuestion();
    await userEvent.keyboard('{Enter}');
    await expect(panel().getByRole('button', { name: 'Claim for $26' })).toBeEnabled();
    await expect(args.onClaimed).not.toHaveBeenCalled();
  },
};

export const PriceChangedAndConfirmed: Story = {
  tags: ['CLM-9', 'no-visual'],
  play: async (context) => {
    await PriceChanged.play?.(context);
    await press('Claim for $26');
    await expect(await panel().findByText('You paid $26.')).toBeVisible();
  },
};

export const Expired: Story = {
  tags: ['CLM-10'],
  play: async ({ loaded }) => {
    await press('Claim Now - $28');
    await readQuestion();
    sourceOf(loaded).change(plumber.opportunityId, { marketplaceExpirationDate: minutesAgo(1) });
    await press('Claim for $28');
    await expect(await panel().findByText('This referral has expired.')).toBeVisible();
    await expect(panel().getByText('Nothing has been charged.')).toBeVisible();
  },
};

/** The prepaid balance is too low. The notice links to where to add money. */
export const BalanceTooLow: Story = {
  tags: ['CLM-11'],
  play: async ({ loaded }) => {
    sourceOf(loaded).emptyBalance();
    await askAndConfirm();
    await expect(await panel().findByText('Your prepaid balance is too low.')).toBeVisible();
    await expect(panel().getByText(/This referral costs \$28\./)).toBeVisible();
    await expect(panel().getByRole('link', { name: 'Payment Method' })).toBeVisible();
    await expect(panel().getByRole('button', { name: 'Claim Now - $28' })).toBeEnabled();
  },
};

/** The service rejects the request. */
export const Failed: Story = {
  tags: ['CLM-5'],
  play: async ({ loaded }) => {
    await press('Claim Now - $28');
    await readQuestion();
    sourceOf(loaded).fail(new SourceError('http', 'Not allowed.', { status: 403 }), 1);
    await press('Claim for $28');
    await expect(await panel().findByText('This referral could not be claimed.')).toBeVisible();
  },
};

/** The response got lost. The panel checks whether the claim went through, and never guesses. */
export const ConnectionLost: Story = {
  tags: ['CLM-12'],
  play: async ({ loaded }) => {
    await press('Claim Now - $28');
    await readQuestion();
    sourceOf(loaded).fail(noConnection);
    await press('Claim for $28');
    await expect(await panel().findByText('The claim was not confirmed.')).toBeVisible();
    await expect(panel().getByRole('button', { name: /Checking/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** The claim never reached the service, so the question is asked again. */
export const ConnectionLostThenAsked: Story = {
  tags: ['CLM-5', 'CLM-12'],
  play: async ({ loaded }) => {
    await press('Claim Now - $28');
    await readQuestion();
    sourceOf(loaded).fail(noConnection, 1);
    await press('Claim for $28');
    const text = 'The referral is still available. Nothing has been charged.';
    await expect(await panel().findByText(text)).toBeVisible();
    await expect(panel().getByRole('button', { name: 'Claim for $28' })).toBeEnabled();
  },
};

/** The claim went through but its response got lost. The user owns the referral and is charged once. */
export const ConnectionLostThenWon: Story = {
  tags: ['no-visual', 'CLM-6', 'CLM-12'],
  play: async ({ loaded }) => {
    const source = sourceOf(loaded);
    await press('Claim Now - $28');
    await readQuestion();
    const id = plumber.opportunityId;
    const request = { username: 'producer', method: 'CLAIM', expectedPrice: 28 } as const;
    await source.claim(id, request, { signal: new AbortController().signal });
    source.fail(noConnection, 1);
    await press('Claim for $28');
    await expect(await panel().findByText('You paid $28.')).toBeVisible();
  },
};

/** Meanwhile another agent claimed the referral. */
export const ConnectionLostThenLost: Story = {
  tags: ['CLM-8', 'CLM-12'],
  play: async ({ loaded }) => {
    await press('Claim Now - $28');
    await readQuestion();
    const source = sourceOf(loaded);
    source.change(plumber.opportunityId, { marketplaceStatus: 'Claimed', soldPrice: 28 });
    source.fail(noConnection, 1);
    await press('Claim for $28');
    const title = 'Another agent claimed this referral a moment ago.';
    await expect(await panel().findByText(title)).toBeVisible();
  },
};

const states: Readonly<Record<string, (offer: ClaimOffer) => ClaimState>> = {
  idle: () => idle,
  asked: (offer) => ({ step: 'asked', offer, at: 0, unanswered: null }),
  pending: (offer) => ({ step: 'pending', offer }),
  'price changed': (offer) => ({ step: 'priceChanged', offer, at: 0, unanswered: null }),
  unknown: (offer) => ({ step: 'unknown', offer, isTaken: false }),
  'asked again': (offer) => ({ step: 'asked', offer, at: 0, unanswered: offer }),
  'balance too low': (offer) => ({ step: 'balanceTooLow', offer }),
  failed: () => ({ step: 'failed' }),
  won: ({ price }) => ({ step: 'won', price }),
  lost: () => ({ step: 'lost' }),
  'claimed elsewhere': () => ({ step: 'claimedElsewhere' }),
  expired: () => ({ step: 'expired' }),
  gone: () => ({ step: 'unavailable' }),
};

function Part({ referral, state }: { readonly referral: typeof plumber; readonly state: ClaimState }) {
  if (endsClaim(state)) return <ClaimNotice state={state} />;
  return isConfirming(state) || isInFlight(state) ? (
    <ClaimQuestion
      referral={referral}
      state={state}
      claims={{ confirm: fn(), refusedPrice: () => null }}
      onCancel={fn()}
    />
  ) : (
    <PaymentMethodLink.Provider value={<Link href="/admin/payment-method">Payment Method</Link>}>
      <ClaimButton referral={referral} state={state} onAsk={fn()} />
    </PaymentMethodLink.Provider>
  );
}

/** What the panel's footer, or the notice above the referral, shows in each state. */
export const States: Story = {
  tags: ['sheet', 'desktop', 'CLM-5', 'CLM-8', 'CLM-9', 'CLM-10', 'CLM-11', 'LIV-19'],
  parameters: { layout: 'padded' },
  render: () => (
    <table style={{ borderSpacing: 16 }}>
      <thead>
        <tr>
          <td />
          <th scope="col">Claim</th>
          <th scope="col">Talk now</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(states).map(([name, stateOf]) => (
          <tr key={name}>
            <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
              {name}
            </th>
            {[plumber, trucker].map((referral) => (
              <td key={referral.opportunityId} style={{ width: 422 }}>
                <Part
                  referral={referral}
                  state={stateOf(claimOffer(referral) ?? { method: 'CLAIM', price: 0 })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  ),
};
