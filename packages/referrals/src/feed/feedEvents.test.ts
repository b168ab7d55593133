// @vitest-environment jsdom

import { SourceError } from '@advantage/live-list';
import { describe, expect, it } from 'vitest';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { contactFields } from '../wire/projection.ts';
import { dispatchFeedEvent, rowsProblem, toFeedProblem, toFeedReferral } from './feedEvents.ts';

describe('feed events', () => {
  it('I1 DTL-7 never include contact details', () => {
    const shown = toFeedReferral(aReferral(aContact));
    for (const field of contactFields) expect(shown).not.toHaveProperty(field);
    expect(shown).toMatchObject({ opportunityId: '4103', city: 'Tulsa', state: 'OK' });
  });

  it('LIV-4 describe the error', () => {
    const error = new SourceError('http', 'The service answered with status 503.', { status: 503 });
    expect(toFeedProblem(error)).toEqual({ kind: 'http', message: error.message, status: 503 });
  });

  it('LIV-14 count malformed rows and list their problems', () => {
    const problems = [
      { path: 'city', code: 'invalid_union', count: 2 },
      { path: '', code: 'invalid_type', count: 1 },
    ];
    expect(rowsProblem({ rejected: 3, problems })).toEqual({
      kind: 'rows',
      message: 'city: invalid_union (2), row: invalid_type (1)',
      rejected: 3,
    });
  });

  it('bubble to the document, and only a claim intent can be prevented', () => {
    const element = document.createElement('div');
    document.body.append(element);
    const prevent = (event: Event) => event.preventDefault();
    for (const name of ['referral-feed:claim-intent', 'referral-feed:select'] as const) {
      document.addEventListener(name, prevent);
      const isAllowed = dispatchFeedEvent(element, name, { referral: toFeedReferral(aReferral()) });
      expect(isAllowed).toBe(name === 'referral-feed:select');
      document.removeEventListener(name, prevent);
    }
  });
});
