// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookupDelay } from '../form/useAgencyLookup.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import {
  plainMarketplace,
  renderForm,
  saveButton,
  sentTo,
  textbox,
} from '../testing/renderForm.test.support.tsx';
import type { Marketplace } from '../wire/marketplace.ts';

// Time moves only with `wait`, regardless of how slow the machine is. Testing Library detects fake timers only through
// a global named `jest`.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const linked = plainMarketplace({ agencyId: 104882 });

async function open(marketplace: Marketplace | 'new' = linked) {
  const gateway = createInMemoryMarketplaceGateway({
    marketplaces: marketplace === 'new' ? [] : [marketplace],
  });
  const form = await renderForm(marketplace, { gateway });
  const enter = async (text: string) => {
    await form.user.clear(textbox('Agency ID'));
    if (text !== '') await form.user.type(textbox('Agency ID'), text);
  };
  return { ...form, enter };
}

describe('the agency id', () => {
  it('MKI-21 loading a marketplace looks nothing up and keeps its names', async () => {
    const { gateway } = await open();
    await wait(lookupDelay * 2);
    expect(sentTo(gateway, 'findAgency')).toEqual([]);
    expect(textbox('Legal entity name')).toHaveValue('Harbor Point Insurance Services, LLC');
  });

  it('MKI-19 MKI-20 is looked up after a second of rest, and fills names and phone', async () => {
    const { gateway, enter } = await open();
    await enter('100217');
    await wait(lookupDelay - 200);
    expect(sentTo(gateway, 'findAgency')).toEqual([]);
    await wait(400);
    expect(sentTo(gateway, 'findAgency')).toEqual(['100217']);
    expect(textbox('Marketplace name')).toHaveValue('Prairie Mutual Agency');
    expect(textbox('Legal entity name')).toHaveValue('Prairie Mutual Agency');
    expect(textbox('Phone number')).toHaveValue('5155550128');
    expect(screen.getByText('Prairie Mutual Agency, Great Plains, IA 50309')).toBeVisible();
  });

  it('MKI-20 keeps what was typed while it is looked up, and fills the rest', async () => {
    const { enter, user } = await open();
    await enter('100217');
    await user.type(textbox('Marketplace name'), ', typed');
    await wait(lookupDelay + 10);
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance, typed');
    expect(textbox('Legal entity name')).toHaveValue('Prairie Mutual Agency');
    expect(textbox('Phone number')).toHaveValue('5155550128');
  });

  it('MKI-19 Save waits for the answer', async () => {
    const { gateway, enter } = await open();
    const release = gateway.hold('findAgency');
    await enter('100217');
    expect(saveButton()).toBeDisabled();
    expect(screen.getAllByText('Looking up the agency…')).toHaveLength(2);
    await wait(lookupDelay);
    expect(saveButton()).toBeDisabled();
    release();
    await wait(10);
    expect(saveButton()).toBeEnabled();
  });

  it('MKI-19 a late answer does not overtake a newer id', async () => {
    const { gateway, enter } = await open();
    const release = gateway.hold('findAgency');
    await enter('100217');
    await wait(lookupDelay);
    await enter('121096');
    release();
    await wait(lookupDelay + 10);
    expect(textbox('Marketplace name')).toHaveValue('Riverbend Insurance');
  });

  it('MKI-21 MKF-9 a loaded one that is typed back looks nothing up and keeps its names', async () => {
    const { gateway, user } = await open();
    await user.type(textbox('Agency ID'), '9{Backspace}');
    expect(screen.queryByText('Looking up the agency…')).toBeNull();
    await wait(lookupDelay * 2);
    expect(sentTo(gateway, 'findAgency')).toEqual([]);
    expect(textbox('Legal entity name')).toHaveValue('Harbor Point Insurance Services, LLC');
  });

  it('MKI-21 one that was found and is typed back keeps names changed since', async () => {
    const { gateway, enter, user } = await open();
    await enter('100217');
    await wait(lookupDelay + 10);
    await user.type(textbox('Marketplace name'), ' West');
    await user.type(textbox('Agency ID'), '9{Backspace}');
    await wait(lookupDelay * 2);
    expect(sentTo(gateway, 'findAgency')).toEqual(['100217']);
    expect(textbox('Marketplace name')).toHaveValue('Prairie Mutual Agency West');
    expect(screen.getByText('Prairie Mutual Agency, Great Plains, IA 50309')).toBeVisible();
  });

  it('MKI-20 MKI-30 one that was found is looked up again after Discard', async () => {
    const { gateway, enter, user } = await open('new');
    await enter('100217');
    await wait(lookupDelay + 10);
    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    await enter('100217');
    await wait(lookupDelay + 10);
    expect(sentTo(gateway, 'findAgency')).toEqual(['100217', '100217']);
    expect(textbox('Marketplace name')).toHaveValue('Prairie Mutual Agency');
  });

  it('MKI-20 one whose lookup failed is looked up again when it is typed back', async () => {
    const { gateway, enter, user } = await open();
    gateway.fail('findAgency');
    await enter('100217');
    await wait(lookupDelay + 10);
    gateway.fail('findAgency', false);
    await user.type(textbox('Agency ID'), '9{Backspace}');
    await wait(lookupDelay + 10);
    expect(textbox('Marketplace name')).toHaveValue('Prairie Mutual Agency');
  });

  it('MKI-23 MKV-6 one that is not found is an error and empties the fields', async () => {
    const { enter } = await open();
    await enter('7');
    await wait(lookupDelay + 10);
    expect(screen.getByText('No agency found matching the provided agency ID')).toBeVisible();
    expect(textbox('Marketplace name')).toHaveValue('');
    expect(textbox('Phone number')).toHaveValue('');
    expect(saveButton()).toBeDisabled();
  });

  it('MKI-22 clearing it empties the fields', async () => {
    const { gateway, enter } = await open();
    await enter('');
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance');
    await wait(lookupDelay + 10);
    expect(textbox('Marketplace name')).toHaveValue('');
    expect(sentTo(gateway, 'findAgency')).toEqual([]);
  });

  it('MKV-5 a negative one is not looked up', async () => {
    const { gateway, enter, user } = await open();
    await enter('-5');
    await user.tab();
    await wait(lookupDelay * 2);
    expect(screen.getByText('Agency ID cannot be less than 0.')).toBeVisible();
    expect(sentTo(gateway, 'findAgency')).toEqual([]);
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance');
  });

  it('ERR-21 a failed lookup says so and keeps the fields', async () => {
    const { gateway, enter } = await open();
    gateway.fail('findAgency');
    await enter('100217');
    await wait(lookupDelay + 10);
    const text = 'Failed to retrieve agency ID [100217]. Please refresh the page and try again.';
    expect(screen.getByText(text)).toBeVisible();
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance');
    expect(saveButton()).toBeEnabled();
  });

  it('MKI-30 Discard stops a lookup that is under way', async () => {
    const { gateway, enter, user } = await open();
    await enter('100217');
    await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
    await wait(lookupDelay * 2);
    expect(sentTo(gateway, 'findAgency')).toEqual([]);
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance');
  });
});
