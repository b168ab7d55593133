import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { marketplaceWithRecipients } from '../testing/sampleMarketplaces.ts';
import { createFormSession, type SessionSubject } from './createFormSession.ts';
import { type HeldValues, holdValues } from './heldValues.ts';
import { subjectOf } from './subjectOf.ts';

const formSessionOf = (subject: SessionSubject) =>
  createFormSession(createFormControl<HeldValues>({ defaultValues: holdValues(subject.saved) }), { subject });

const sessionOf = (marketplace = buildMarketplace()) =>
  formSessionOf(subjectOf({ marketplace }, sampleReference));

it('MKF-14 an edit shares with the form before it all that it did not touch', () => {
  const session = sessionOf(marketplaceWithRecipients(3));
  const before = session.values();
  session.change({ recipient: 'r5002', field: 'defaultPurchaser', value: true });
  const after = session.values();
  expect(after).not.toBe(before);
  expect(after.states).toBe(before.states);
  expect(after.recipients.r5001).toBe(before.recipients.r5001);
  expect(after.recipients.r5002).toMatchObject({ defaultPurchaser: true });
});

it('tells nobody of an edit that changes nothing', () => {
  const session = sessionOf();
  const listener = vi.fn();
  session.subscribe(listener);
  session.change({ field: 'marketplaceName', value: session.values().marketplaceName });
  expect(listener).not.toHaveBeenCalled();
});

it('MKI-25 excluded codes that are not known outlive a change of the mode', () => {
  const session = sessionOf(buildMarketplace({ riskAppetite: { excludedNaics: ['999999'] } }));
  session.change({ field: 'naicsMode', value: 'include' });
  expect(session.values().unlistedNaics).toEqual(['999999']);
  session.change({ field: 'naicsMode', value: 'exclude' });
  expect(session.values().naicsCodes).toBe('999999');
});

it('MKF-14 tells of an edit only those who wait for what it touched', () => {
  const session = sessionOf();
  const [name, states, everything] = [vi.fn(), vi.fn(), vi.fn()];
  session.subscribe(name, ['marketplaceName', 'errors']);
  session.subscribeTo('states')(states);
  session.subscribe(everything);
  session.change({ field: 'marketplaceName', value: 'Harbor' });
  expect([name, states, everything].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
  session.change({ field: 'states', value: [] });
  expect([name, states, everything].map(({ mock }) => mock.calls.length)).toEqual([2, 1, 2]);
});
