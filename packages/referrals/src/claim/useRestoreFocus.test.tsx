// @vitest-environment jsdom

import { createManualScheduler } from '@advantage/live-list/testing';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useClaim } from '../claim/useClaim.ts';
import { ReferralDetailsPanel } from '../details/ReferralDetailsPanel.tsx';
import type { Referral } from '../model/referral.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';

const referral = aReferral({ dynamicPrice: 28 });
const clock = createManualClock(storyTime);

function Panel({ row }: { readonly row: Referral }) {
  const [scheduler] = useState(createManualScheduler);
  const [source] = useState(() => createMemorySource({ rows: [row], after: scheduler.after }));
  const claims = useClaim({ source, username: 'producer', shownId: row.opportunityId, scheduler });
  return (
    <ClockProvider clock={clock}>
      <ReferralDetailsPanel
        opportunityId={row.opportunityId}
        row={row}
        source={source}
        audience="agent"
        claims={claims}
        onClose={() => {}}
      />
    </ClockProvider>
  );
}

/** Renders a panel. Returns a function that changes the list's version of the referral. */
function open() {
  const { rerender } = render(<Panel row={referral} />);
  return (changes: Partial<Referral>) => rerender(<Panel row={{ ...referral, ...changes }} />);
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Simulates a press by a screen reader, which has no pointer and moves no focus. */
const pressVirtually = (name: string) => act(() => button(name).click());

describe.each([
  ['on a desk', false],
  ['on a phone', true],
])('focus in the panel %s', (_where, isPhone) => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) => ({
      ...{ media, matches: isPhone && media.includes('max-width'), onchange: null },
      ...{ addEventListener: () => {}, removeEventListener: () => {}, dispatchEvent: () => false },
    }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it('CLM-5 moves to the confirm button and back, even for presses by a screen reader', async () => {
    open();
    pressVirtually('Claim Now - $28');
    await waitFor(() => expect(button('Claim for $28')).toHaveFocus());
    pressVirtually('Cancel');
    await waitFor(() => expect(button('Claim Now - $28')).toHaveFocus());
  });

  it('CLM-9 moves to the notice of each price change', async () => {
    const bring = open();
    pressVirtually('Claim Now - $28');
    await waitFor(() => expect(button('Claim for $28')).toHaveFocus());
    for (const dynamicPrice of [26, 24, 22]) {
      bring({ dynamicPrice });
      await waitFor(() =>
        expect(document.activeElement).toHaveTextContent(`The price is now $${dynamicPrice}.`),
      );
      act(() => button(`Claim for $${dynamicPrice}`).focus());
    }
  });

  it('CLM-8 stays in the panel when the focused claim button is removed', async () => {
    const bring = open();
    act(() => button('Claim Now - $28').focus());
    bring({ marketplaceStatus: 'Claimed', soldPrice: 28 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim Now/ })).toBeNull());
    // The effect that moves focus may run after the commit that `waitFor` saw.
    await waitFor(() =>
      expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
    );
  });

  it('CLM-8 does not move to the claim button if it was outside the panel', async () => {
    const bring = open();
    const leave = () => act(() => (document.activeElement as HTMLElement).blur());
    leave();
    bring({ marketplaceStatus: 'Claimed', soldPrice: 28 });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Claim Now/ })).toBeNull());
    leave();
    bring({ marketplaceStatus: 'Available' });
    expect(await screen.findByRole('button', { name: 'Claim Now - $28' })).not.toHaveFocus();
  });
});
