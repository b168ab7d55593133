// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { aReferral } from '../testing/aReferral.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { ClaimButton } from './PanelAction.tsx';

it('STS-19 removes the claim button when the time is up', () => {
  const clock = createManualClock(storyTime);
  const referral = aReferral({ marketplaceExpirationDate: minutesAgo(-1) });
  render(
    <ClockProvider clock={clock}>
      <ClaimButton referral={referral} state={{ step: 'idle' }} onAsk={vi.fn()} />
    </ClockProvider>,
  );
  expect(screen.getByRole('button', { name: 'Claim Now - $28' })).toBeEnabled();
  act(() => clock.advance(60_000));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText(/^Time's up/)).toBeVisible();
});
