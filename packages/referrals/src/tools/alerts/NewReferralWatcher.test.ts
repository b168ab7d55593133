import { SourceError } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { expect, it, vi } from 'vitest';
import type { Referral } from '../../model/referral.ts';
import { aReferral } from '../../testing/aReferral.ts';
import { createMemorySource } from '../../testing/createMemorySource.ts';
import { storyTime } from '../../testing/storyTime.ts';
import { NewReferralWatcher, watchInterval } from './NewReferralWatcher.ts';
import { alertText, badgedTitle } from './notifications.ts';

const referral = (id: string, minutes: number) =>
  aReferral({ opportunityId: id, addDate: storyTime + minutes * 60_000, marketplaceStatus: 'Available' });

function watch(rows: readonly Referral[] = [referral('a', 0)]) {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ rows, after: scheduler.after });
  const told: string[][] = [];
  const load = vi.fn(source.list);
  const stop = new NewReferralWatcher({
    query: { sort: 'city', order: 'asc', page: 3 },
    scheduler,
    load,
    onArrivals: (referrals) => told.push(referrals.map(({ opportunityId }) => opportunityId)),
  }).start();
  return { scheduler, source, told, load, stop };
}

it('reports only new referrals, and queries newest first whatever the view sorts by', async () => {
  const { scheduler, source, told, load } = watch();
  await scheduler.advance(watchInterval * 2);
  expect(told).toEqual([]);
  source.add(referral('b', 1));
  await scheduler.advance(watchInterval);
  expect(told).toEqual([['b']]);
  expect(load.mock.lastCall?.[0]).toMatchObject({ sort: 'addDate', order: 'desc', page: 0 });
});

it('LIV-1 keeps polling while the page is hidden, slowly and with conditional requests', async () => {
  const { scheduler, source, told, load } = watch();
  await scheduler.advance(1);
  scheduler.setVisible(false);
  source.add(referral('b', 1));
  await scheduler.advance(10 * 60_000);
  expect(told).toEqual([['b']]);
  expect(load.mock.calls.length).toBeLessThanOrEqual(22);
  expect(load.mock.lastCall?.[1].etag).toBeDefined();
});

it('reports all referrals that arrived since the last poll at once', async () => {
  const { scheduler, source, told } = watch();
  await scheduler.advance(1);
  source.add(referral('b', 1));
  await scheduler.advance(watchInterval);
  source.add(referral('c', 2), referral('d', 2));
  await scheduler.advance(watchInterval * 2);
  expect(told).toEqual([['b'], ['c', 'd']]);
});

it('does not report older referrals that move up when newer ones are removed', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => referral(`r${index}`, -index));
  const { scheduler, source, told } = watch(rows);
  await scheduler.advance(1);
  source.setRows(rows.slice(5));
  await scheduler.advance(watchInterval * 3);
  expect(told).toEqual([]);
});

it('uses the first page as the baseline, even when the first response is "unchanged"', async () => {
  const { scheduler, source, told, load } = watch();
  load.mockResolvedValueOnce({ unchanged: true });
  await scheduler.advance(watchInterval * 3);
  expect(load.mock.calls.length).toBeGreaterThan(1);
  expect(told).toEqual([]);
  source.add(referral('b', 1));
  await scheduler.advance(watchInterval);
  expect(told).toEqual([['b']]);
});

it('reports nothing while requests fail and catches up afterwards', async () => {
  const { scheduler, source, told } = watch();
  await scheduler.advance(1);
  source.fail(new SourceError('network', 'down'));
  source.add(referral('b', 1));
  await scheduler.advance(5 * 60_000);
  expect(told).toEqual([]);
  source.fail(null);
  await scheduler.advance(2 * 60_000);
  expect(told).toEqual([['b']]);
});

it('stops polling when stopped', async () => {
  const { scheduler, load, stop } = watch();
  await scheduler.advance(1);
  stop();
  await scheduler.advance(10 * 60_000);
  expect(load).toHaveBeenCalledOnce();
});

it('describes the new referrals without personal data', () => {
  const person = {
    firstName: 'Zq1',
    lastName: 'Zq2',
    phone: 'Zq3',
    email: 'Zq4',
    address1: 'Zq5',
    businessName: 'Zq6',
  };
  const rows = Array.from({ length: 5 }, (_, index) => ({ ...referral(`${index}`, 0), ...person }));
  const { title, body } = alertText(rows);
  expect(title).toBe('5 new referrals');
  expect(body.split('\n')).toHaveLength(4);
  expect(body).toMatch(/and 2 more$/);
  expect(`${title}${body}`).not.toMatch(/Zq/);
  expect(alertText(rows.slice(0, 1)).title).toBe('New referral');
});

it('replaces the count in the tab title', () => {
  expect(badgedTitle('All Referrals', 2)).toBe('(2) All Referrals');
  expect(badgedTitle('(2) All Referrals', 3)).toBe('(3) All Referrals');
  expect(badgedTitle('(3) All Referrals', 0)).toBe('All Referrals');
});
