// @vitest-environment jsdom
import {
  BrandProvider,
  bridge,
  ClockProvider,
  createManualClock,
  MessagesProvider,
  overrideMessages,
} from '@advantage/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AcquiredReferralsScreen } from '../screens/AcquiredReferralsScreen.tsx';
import { AllReferralsScreen } from '../screens/FilteredScreen.tsx';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { storyTime } from '../testing/storyTime.ts';
import * as catalog from './en.ts';

const messages = overrideMessages(catalog, { status: { claimNow: 'Buy now' } });
const source = createMemorySource({ rows: [aReferral()] });
const details = {};

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= vi.fn();
});

/** Renders with the action renamed by its one entry. */
const open = (content: ReactNode) =>
  render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <BrandProvider brand={bridge}>
        <MessagesProvider catalog={catalog} messages={messages}>
          {content}
        </MessagesProvider>
      </BrandProvider>
    </ClockProvider>,
  );

/** Everything that the page shows or names. */
const said = () =>
  [...document.querySelectorAll('[aria-label], [title]')]
    .flatMap((element) => [element.getAttribute('aria-label'), element.getAttribute('title')])
    .concat(document.body.textContent)
    .join('\n');

it('CLM-20 STS-7 a renamed claim action has its name in the list, the question, the details, keys and help', async () => {
  const user = userEvent.setup();
  open(
    <AllReferralsScreen
      source={source}
      audience="agent"
      username="maya"
      rowAction="select"
      details={details}
    />,
  );
  const button = await screen.findByRole('button', { name: /^Buy now, \$28, Workers' Compensation, / });
  expect(button).toHaveTextContent('Buy now - $28');

  await user.click(button);
  const question = await screen.findByRole('dialog', { name: /^Buy Workers' Compensation/ });
  expect(within(question).getByRole('heading')).toHaveTextContent('Buy for $28?');
  expect(within(question).getByRole('button', { name: 'Buy for $28' })).toBeVisible();
  expect(said()).not.toMatch(/Claim(ing)? (Now|for|Workers)/i);
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: /, details$/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Referral details' }));
  expect(await panel.findByRole('button', { name: 'Buy now - $28' })).toBeVisible();
  expect(panel.getByText('Name, business, phone, email and address after you buy')).toBeVisible();
  expect(said()).not.toMatch(/Claim(ing)? (Now|for|Workers)|you claim/i);

  await chooseTool(user, screen, /^Types and statuses/);
  expect(await screen.findByText('Buy now')).toBeVisible();
  expect(said()).not.toMatch(/Claim Now/i);
  await user.keyboard('{Escape}');

  await chooseTool(user, screen, /^Keyboard shortcuts/);
  expect(await screen.findByText('Buy or talk now')).toBeVisible();
  expect(said()).not.toMatch(/Claim (Now|or)/i);
});

it('STS-7 CLM-18 a renamed claim action has its name where prices are hidden, and in the sign-up dialog', async () => {
  open(<AllReferralsScreen source={source} audience="public" showPrices={false} rowAction="claim-dialog" />);
  expect(await screen.findByRole('button', { name: /^Buy now, Workers/ })).toHaveTextContent(/^Buy now$/);
  expect(screen.getByText('Buy now', { selector: 'a' })).toHaveAttribute('href');
  expect(said()).not.toMatch(/Claim Now/i);
});

it('a renamed claim action has its name where there are no acquired referrals', async () => {
  open(<AcquiredReferralsScreen source={createMemorySource({ acquired: [] })} username="maya" />);
  expect(await screen.findByText(/^Referrals you buy appear here/)).toBeVisible();
});

it('a claim in flight is named after the action, if the action is called claiming', () => {
  expect(catalog.pending.claim('Claim Now')).toBe('Claiming');
  expect(catalog.pending.claim('Buy now')).toBe('Processing');
});
