import { describe, expect, it } from 'vitest';
import type { MarketplaceStatus } from '../model/status.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { getNote, type RowNote } from './liveReferrals.ts';

describe('getNote', () => {
  const note = (before: MarketplaceStatus, now: MarketplaceStatus | null, known?: RowNote) =>
    getNote({
      before: aReferral({ marketplaceStatus: before }),
      now: now === null ? undefined : aReferral({ marketplaceStatus: now }),
      note: known,
    });

  it.each<[MarketplaceStatus, MarketplaceStatus | null, RowNote | undefined, RowNote | undefined]>([
    ['Available', 'Claimed', undefined, 'Claimed by another agent'],
    ['Available', 'Settled', undefined, undefined],
    ['Delivered', 'Claimed', undefined, undefined],
    ['Claimed', 'Claimed', undefined, undefined],
    ['Claimed', 'Claimed', 'Claimed by another agent', 'Claimed by another agent'],
    ['Claimed', 'Available', 'Claimed by another agent', undefined],
    ['Available', null, undefined, 'No longer available'],
    ['Claimed', null, 'Claimed by another agent', 'Claimed by another agent'],
    ['Available', 'Available', 'No longer available', undefined],
    ['Claimed', 'Claimed', 'No longer available', undefined],
  ])('LIV-10 LIV-11 %s, then %s, with the note %s: %s', (before, now, known, expected) => {
    expect(note(before, now, known)).toBe(expected);
  });

  it('D-35 LIV-10 LIV-17 returns no note for an own claim from another tab or device', () => {
    const before = aReferral();
    const mine = aReferral({ ...aContact, marketplaceStatus: 'Claimed' });
    expect(getNote({ before, now: mine, note: undefined })).toBeUndefined();
    // Administrators see contact details before and after.
    expect(getNote({ before: { ...before, ...aContact }, now: mine, note: undefined })).toBe(
      'Claimed by another agent',
    );
  });

  it.each([
    ['Dana Whitmore', 'Dana Whitmore', undefined],
    [' dana  WHITMORE ', 'Dana Whitmore', undefined],
    ['Priya Raman', 'Dana Whitmore', 'Claimed by another agent'],
    [null, 'Dana Whitmore', 'Claimed by another agent'],
    ['Dana Whitmore', null, 'Claimed by another agent'],
  ])('LIV-19 assigned to %s, read by %s: %s', (assignedAgent, agentName, expected) => {
    const now = aReferral({ marketplaceStatus: 'Claimed', assignedAgent });
    for (const [before, known] of [
      [aReferral(), undefined],
      [now, 'Claimed by another agent'],
    ] as const)
      expect(getNote({ before, now, note: known }, agentName)).toBe(expected);
  });
});
