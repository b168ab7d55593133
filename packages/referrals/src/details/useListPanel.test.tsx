// @vitest-environment jsdom

import { ClockProvider, createManualClock, ToastRegion, toasts } from '@advantage/ui';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minConfirmDelay } from '../model/claimFlow.ts';
import { AllReferralsScreen } from '../screens/FilteredScreen.tsx';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { createMemorySource, type MemorySource } from '../testing/createMemorySource.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';

afterEach(() => {
  act(() => toasts.clear());
});

const cities = ['Austin', 'Boise', 'Camden', 'Dallas', 'Eugene'];
const rows = cities.map((city, index) =>
  aReferral({
    opportunityId: city,
    city,
    state: 'TX',
    addDate: minutesAgo(10 + index),
    dynamicPrice: 20 + index,
  }),
);

interface ListProps {
  readonly source: MemorySource;
  readonly selected: string | null;
  readonly showsClaimed?: boolean;
}

const twoOnAPage = { pagination: { pageSize: 2 } };
const withClaimed = { ...twoOnAPage, filters: { showClaimed: true } };

/** A list of five referrals, two per page, with its panel. */
function List({ source, selected, showsClaimed = false }: ListProps) {
  return (
    <>
      <p>Elsewhere</p>
      <AllReferralsScreen
        source={source}
        audience="agent"
        username="producer"
        agentName="Dana Whitmore"
        rowAction="select"
        details={noDetails}
        defaultSelectedKey={selected}
        initialState={showsClaimed ? withClaimed : twoOnAPage}
        interval={20}
      />
    </>
  );
}

const noDetails = {};

async function show(selected: string | null = null, showsClaimed = false) {
  const source = createMemorySource({ rows });
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <List source={source} selected={selected} showsClaimed={showsClaimed} />
      <ToastRegion />
    </ClockProvider>,
  );
  await screen.findByText('Austin, TX');
  return { source, user: userEvent.setup() };
}

const panel = () => within(screen.getByRole('dialog'));
const rowOf = (city: string) => within(screen.getByRole('table', { hidden: true })).getByText(`${city}, TX`);
const focused = () => (document.activeElement instanceof HTMLElement ? document.activeElement : null);
type User = ReturnType<typeof userEvent.setup>;
const readQuestion = () => new Promise((resolve) => setTimeout(resolve, minConfirmDelay + 20));

describe('the row', () => {
  it('TBL-57 ACQ-6 opens the panel and is highlighted; clicking another row switches to it', async () => {
    const { user } = await show();
    await user.click(rowOf('Boise'));
    await screen.findByRole('dialog');
    expect(await panel().findByText('2 of 5')).toBeInTheDocument();
    expect(rowOf('Boise').closest('tr')).toHaveAttribute('aria-current', 'true');
    await user.click(rowOf('Austin'));
    expect(panel().getByText('1 of 5')).toBeInTheDocument();
  });

  it('closes the panel when it is pressed again, and keeps it open when a control of the page is', async () => {
    const { user } = await show();
    await user.click(rowOf('Boise'));
    await screen.findByRole('dialog');
    await user.click(rowOf('Boise'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(rowOf('Boise'));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('rowheader', { name: 'Dallas, TX' })).toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('DTL-2 gets focus when the panel that shows it closes', async () => {
    const { user } = await show();
    const [first] = screen.getAllByRole('button', { name: /, details$/ });
    first?.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog')).toHaveFocus();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /, details$/ })[1]).toHaveFocus();
  });

  it('DTL-2 CLM-20 gets focus back in the list that was used when two lists show it', async () => {
    const source = createMemorySource({ rows });
    render(
      <ClockProvider clock={createManualClock(storyTime)}>
        <List source={source} selected={null} />
        <section aria-label="Second">
          <List source={source} selected={null} />
        </section>
      </ClockProvider>,
    );
    const second = within(screen.getByRole('region', { name: 'Second' }));
    await second.findByText('Austin, TX');
    const user = userEvent.setup();
    await user.click(second.getByText('Boise, TX'));
    const close = await second.findByRole('button', { name: 'Close' });
    close.focus();
    await user.keyboard('{Escape}');
    const [, opener] = second.getAllByRole('button', { name: /, details$/ });
    await waitFor(() => expect(opener).toHaveFocus());
    const claim = second.getByRole('button', { name: /^Claim Now, \$21,/ });
    await user.click(claim);
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(claim).toHaveFocus());
  });

  it('LIV-9 keeps its place while the panel is open, and new rows wait', async () => {
    const { user, source } = await show('Boise');
    source.add(aReferral({ opportunityId: 'Zion', city: 'Zion', state: 'TX', addDate: minutesAgo(0) }));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText('Zion, TX')).not.toBeInTheDocument();
    await user.click(screen.getByText('Elsewhere'));
    await user.click(screen.getByRole('button', { name: '1 new' }));
    expect(await screen.findByText('Zion, TX')).toBeInTheDocument();
  });
});

describe('moving between referrals', () => {
  it('DTL-3 crosses pages in both directions', async () => {
    const { user } = await show('Boise');
    await user.keyboard('{ArrowDown}');
    expect(await panel().findByText('3 of 5')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(await panel().findByText('5 of 5')).toBeInTheDocument();
    expect(panel().getByRole('button', { name: 'Next referral' })).toBeDisabled();
    await user.keyboard('{ArrowUp}');
    expect(await panel().findByText('4 of 5')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(await panel().findByText('2 of 5')).toBeInTheDocument();
  });

  it('DTL-3 shows no position and disables Next for a referral that is not on the page', async () => {
    await show('Dallas');
    expect(await panel().findByText(/^Dallas, TX/)).toBeInTheDocument();
    expect(panel().queryByText(/ of 5/)).not.toBeInTheDocument();
    expect(panel().getByRole('button', { name: 'Next referral' })).toBeDisabled();
  });
});

/** Finds the claim question at a row. */
const question = async () => within(await screen.findByRole('dialog', { name: /^Claim / }));
const ask = async (user: User, name = /^Claim Now, \$21,/) => {
  await user.click(screen.getByRole('button', { name }));
  return question();
};

describe('claiming from a row', () => {
  it('CLM-20 CLM-5 CLM-6 CLM-7 asks at the row, confirms with Enter and updates the row', async () => {
    const { user } = await show();
    const asked = await ask(user);
    expect(asked.getByRole('button', { name: 'Claim for $21' })).toHaveFocus();
    expect(asked.getByText(/Boise, TX/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Referral details' })).not.toBeInTheDocument();
    await readQuestion();
    await user.keyboard('{Enter}');
    expect(await asked.findByText('You paid $21.')).toBeInTheDocument();
    expect(asked.getByRole('heading', { name: 'Jordan Ellery' })).toBeInTheDocument();
    const row = within(rowOf('Boise').closest('tr') ?? document.body);
    expect(row.getByText('Claimed ($21)')).toBeInTheDocument();
    expect(row.queryByText('Claimed by another agent')).not.toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Details' }));
    expect(await screen.findByRole('dialog', { name: 'Referral details' })).toHaveTextContent(
      'Jordan Ellery',
    );
  });

  it('CLM-20 cancels with Escape and returns focus to the button', async () => {
    const { user, source } = await show();
    await ask(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Claim Now, \$21,/ })).toHaveFocus());
    expect(source.rows.every((row) => row.marketplaceStatus === 'Available')).toBe(true);
  });

  it('CLM-20 returns focus to the row after a claim removes its button', async () => {
    const { user } = await show();
    const asked = await ask(user);
    await readQuestion();
    await user.keyboard('{Enter}');
    await asked.findByText('You paid $21.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rowOf('Boise').closest('tr')).toContainElement(focused()));
  });

  it('CLM-20 CLM-21 keeps a claimed row and its focus even if the list hides claimed rows', async () => {
    const { user } = await show();
    screen.getByRole('button', { name: /^Claim Now, \$21,/ }).focus();
    await user.keyboard('{Enter}');
    const asked = await question();
    await readQuestion();
    await user.keyboard('{Enter}');
    await asked.findByText('You paid $21.');
    // The list has polled again by now, and the service no longer sends the row.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(rowOf('Boise').closest('tr')).toContainElement(focused()));
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(rowOf('Boise').closest('tr')).toContainElement(focused());
  });

  it('CLM-20 CLM-5 keeps the question open and claims nothing on a double click', async () => {
    const { user, source } = await show();
    // Both presses happen at the same time, even on a busy machine.
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.dblClick(screen.getByRole('button', { name: /^Claim Now, \$21,/ }));
    const asked = await question();
    expect(asked.getByRole('button', { name: 'Claim for $21' })).toBeEnabled();
    expect(source.rows.every((row) => row.marketplaceStatus === 'Available')).toBe(true);
    now.mockRestore();
  });

  it('CLM-21 shows an in-flight claim in the row, without a button, after the question closes', async () => {
    const { user, source } = await show();
    await ask(user);
    await readQuestion();
    source.setLatency(1500);
    await user.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const row = within(rowOf('Boise').closest('tr') ?? document.body);
    expect(row.getByText('Claiming…')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: /Claim/ })).not.toBeInTheDocument();
    expect(await row.findByText('Claimed ($21)', {}, { timeout: 3000 })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Open' }));
    expect(await screen.findByRole('dialog', { name: 'Referral details' })).toBeInTheDocument();
  });

  it('CLM-7 CLM-8 CLM-21 LIV-10 marks the row of a referral that another agent has claimed', async () => {
    const { user, source } = await show();
    const asked = await ask(user);
    await readQuestion();
    source.change('Boise', { marketplaceStatus: 'Claimed', soldPrice: 21 });
    await user.keyboard('{Enter}');
    expect(await asked.findByText('Another agent claimed this referral a moment ago.')).toBeInTheDocument();
    expect(asked.getByText('Nothing has been charged.')).toBeInTheDocument();
    const row = within(rowOf('Boise').closest('tr') ?? document.body);
    expect(await row.findByText('Claimed by another agent')).toBeInTheDocument();
  });

  it.each([
    ['shown to the user with its contact details', { ...aContact }],
    ['assigned to the user by name', { assignedAgent: 'Dana Whitmore' }],
  ])('LIV-19 LIV-17 never says that another agent claimed a referral %s', async (_how, change) => {
    const { user, source } = await show(null, true);
    const asked = await ask(user);
    source.change('Boise', { marketplaceStatus: 'Claimed', soldPrice: 21, ...change });
    expect(
      await asked.findByText('This referral was claimed in your name a moment ago.'),
    ).toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Close' }));
    const row = within(rowOf('Boise').closest('tr') ?? document.body);
    expect(await row.findByText('Claimed ($21)')).toBeInTheDocument();
    expect(row.queryByText('Claimed by another agent')).not.toBeInTheDocument();
  });

  it("LIV-19 says in a toast that a refused claim was made in the user's name", async () => {
    const { user, source } = await show();
    await ask(user);
    await readQuestion();
    source.setLatency(300);
    await user.keyboard('{Enter}{Escape}');
    source.change('Boise', { marketplaceStatus: 'Claimed', soldPrice: 21, assignedAgent: 'Dana Whitmore' });
    expect(
      await screen.findByText(/was claimed in your name a moment ago\. Nothing more/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/another agent/i)).not.toBeInTheDocument();
  });

  it('CLM-5 CLM-9 CLM-21 asks again when the price changes, and ignores a stray Enter', async () => {
    const { user, source } = await show();
    const asked = await ask(user);
    await readQuestion();
    source.change('Boise', { dynamicPrice: 19 });
    await asked.findByText('The price is now $19.');
    await readQuestion();
    await user.keyboard('{Enter}');
    expect(asked.getByRole('button', { name: 'Claim for $19' })).toBeEnabled();
    await user.click(asked.getByRole('button', { name: 'Claim for $19' }));
    expect(await asked.findByText('You paid $19.')).toBeInTheDocument();
  });
});

describe('claiming in the panel', () => {
  it('CLM-5 dismisses the question when another referral is opened', async () => {
    const { user, source } = await show('Boise');
    await user.click(panel().getByRole('button', { name: 'Claim Now - $21' }));
    await user.click(rowOf('Austin'));
    await user.click(rowOf('Boise'));
    expect(panel().getByRole('button', { name: 'Claim Now - $21' })).toBeInTheDocument();
    await waitFor(() => expect(source.rows.every((row) => row.marketplaceStatus === 'Available')).toBe(true));
  });

  it('CLM-5 CLM-20 asks in the panel for the open row; Escape dismisses the question first', async () => {
    const { user } = await show('Boise');
    const row = within(rowOf('Boise').closest('tr') ?? document.body);
    await user.click(row.getByRole('button', { name: /^Claim Now, \$21,/ }));
    await panel().findByRole('button', { name: 'Claim for $21' });
    await user.keyboard('{Escape}');
    expect(panel().getByRole('button', { name: 'Claim Now - $21' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
