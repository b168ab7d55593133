// @vitest-environment jsdom

import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { ToastRegion, toasts } from '@advantage/ui';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { minConfirmDelay } from '../model/claimFlow.ts';
import { getReferralStore } from '../model/referralStore.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { type UseClaimOptions, useClaim } from './useClaim.ts';

const referral = aReferral({ opportunityId: '1', dynamicPrice: 28 });

afterEach(() => act(() => toasts.clear()));

function setUp(options: Partial<UseClaimOptions> = {}) {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ rows: [referral], acquired: [], after: scheduler.after });
  const claim = vi.spyOn(source, 'claim');
  const heard = { onClaimed: vi.fn(), onConflictRow: vi.fn() };
  const initialProps: UseClaimOptions = {
    source,
    username: 'producer',
    shownId: '1',
    scheduler,
    ...heard,
    ...options,
  };
  const hook = renderHook(useClaim, { initialProps });
  const state = () => hook.result.current?.of('1').state;
  const confirm = async () => {
    act(() => hook.result.current?.ask(referral));
    await act(() => scheduler.advance(minConfirmDelay));
    act(() => hook.result.current?.confirm('1'));
  };
  const answer = () => act(() => scheduler.advance(10));
  return { source, claim, heard, hook, state, confirm, answer, initialProps };
}

describe('useClaim', () => {
  it.each([
    ['the source cannot claim', { source: { get: async () => null } }],
    ['nobody is signed in', { username: null }],
  ])('CLM-1 returns null when %s', (_case, options) => {
    expect(setUp(options).hook.result.current).toBeNull();
  });

  it('CLM-1 CLM-2 CLM-6 claims as the signed-in user and passes the row to onClaimed', async () => {
    const { claim, heard, state, confirm, answer } = setUp();
    await confirm();
    expect(state()).toMatchObject({ step: 'pending' });
    await answer();
    const request = { username: 'producer', method: 'CLAIM', expectedPrice: 28 };
    expect(claim).toHaveBeenCalledExactlyOnceWith('1', request, {
      signal: expect.any(AbortSignal),
      idempotencyKey: expect.any(String),
    });
    expect(state()).toEqual({ step: 'won', price: 28 });
    expect(heard.onClaimed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ soldPrice: 28 }));
    expect(heard.onConflictRow).not.toHaveBeenCalled();
  });

  it('CLM-7 CLM-8 calls onConflictRow when another agent has claimed the referral', async () => {
    const { source, heard, confirm, answer } = setUp();
    source.change('1', { marketplaceStatus: 'Claimed' });
    await confirm();
    await answer();
    expect(heard.onConflictRow).toHaveBeenCalledOnce();
    expect(heard.onClaimed).not.toHaveBeenCalled();
  });

  it('CLM-3 sends TALK_NOW with the fixed price of $30, ignoring the price of the referral', async () => {
    const callIn = aReferral({ opportunityId: '1', opportunityType: 'WT-CIR', discountPrice: 42 });
    const { source, claim, hook, confirm, answer } = setUp();
    source.setRows([callIn]);
    act(() => hook.result.current?.ask(callIn));
    await confirm();
    await answer();
    expect(claim.mock.calls[0]?.[1]).toEqual({ username: 'producer', method: 'TALK_NOW', expectedPrice: 30 });
  });
});

describe('the result of a claim', () => {
  it('CLM-6 CLM-21 is shown in a toast that names the referral after another one is opened', async () => {
    render(<ToastRegion />);
    const { hook, initialProps, confirm, answer } = setUp();
    await confirm();
    hook.rerender({ ...initialProps, shownId: 'another' });
    await answer();
    expect(
      screen.getByText("Workers' Compensation, General Liability in Tulsa, OK is yours. You paid $28."),
    ).toBeInTheDocument();
  });

  it('CLM-5 is shown in a toast after the component unmounts', async () => {
    render(<ToastRegion />);
    const { source, hook, confirm, answer } = setUp();
    source.fail(new SourceError('http', 'Not allowed.', { status: 403 }));
    await confirm();
    hook.unmount();
    await answer();
    expect(
      screen.getByText(
        "Workers' Compensation, General Liability in Tulsa, OK could not be claimed. Nothing has been charged.",
      ),
    ).toBeInTheDocument();
  });

  it('CLM-6 is not repeated in a toast while the referral is open', async () => {
    render(<ToastRegion />);
    const { confirm, answer } = setUp();
    await confirm();
    await answer();
    expect(screen.queryByText(/is yours/)).not.toBeInTheDocument();
  });
});

describe('claims of the same user', () => {
  it('CLM-21 are shared by all components with the same source', async () => {
    const { hook, source, confirm } = setUp();
    const other = renderHook(useClaim, { initialProps: { source, username: 'producer', shownId: null } });
    await confirm();
    expect(other.result.current?.of('1').state).toMatchObject({ step: 'pending' });
    act(() => other.result.current?.ask(referral));
    expect(hook.result.current?.of('1').state).toMatchObject({ step: 'pending' });
  });

  it('LIV-17 reach other tabs of the same marketplace only', async () => {
    const tab = (marketplace: string) => ({ ...createMemorySource({ rows: [referral] }), marketplace });
    const [here, there, elsewhere] = [tab('m'), tab('m'), tab('other')];
    renderHook(useClaim, { initialProps: { source: there, username: 'producer', shownId: null } });
    renderHook(useClaim, { initialProps: { source: elsewhere, username: 'producer', shownId: null } });
    const { confirm, answer } = setUp({ source: here });
    await confirm();
    await answer();
    await waitFor(() =>
      expect(getReferralStore(there).get('1')).toMatchObject({ soldPrice: 28, ...aContact }),
    );
    expect(getReferralStore(elsewhere).get('1')).toBeUndefined();
  });

  it('CLM-21 show a toast with a button that opens the referral', async () => {
    render(<ToastRegion />);
    const onOpen = vi.fn();
    const { hook, initialProps, confirm, answer } = setUp({ onOpen });
    await confirm();
    hook.rerender({ ...initialProps, shownId: null });
    await answer();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(onOpen).toHaveBeenCalledExactlyOnceWith('1');
  });
});
