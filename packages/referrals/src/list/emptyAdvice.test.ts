import { expect, it } from 'vitest';
import { emptyAdvice } from './ListEmpty.tsx';

const title = 'No referrals match these filters';
const free = ['date', 'state'] as const;

it('names the filters and offers to clear the state or widen the dates', () => {
  expect(emptyAdvice({ page: 0, state: 'OR', period: '72hours' }, free)).toEqual({
    title,
    text: 'Oregon, last 72 hours. Clear the state or widen the dates.',
    remedies: [
      { label: 'Clear state', change: { state: null } },
      { label: 'Last 7 days', change: { period: '7days' } },
    ],
  });
});

it('offers only what the user can change', () => {
  const fixed = ['state'] as const;
  expect(emptyAdvice({ page: 0, state: 'OR', period: '72hours' }, fixed)).toEqual({
    title,
    text: 'Oregon, last 72 hours. Clear the state.',
    remedies: [{ label: 'Clear state', change: { state: null } }],
  });
  expect(emptyAdvice({ page: 0, state: null, period: '7days' }, free)).toEqual({
    title,
    text: 'All states, last 7 days. Widen the dates.',
    remedies: [{ label: 'Last 30 days', change: { period: '30days' } }],
  });
});

it('says that new referrals will appear when nothing is left to widen', () => {
  expect(emptyAdvice({ page: 0, state: null, period: '30days' }, free)).toEqual({
    title,
    text: 'All states, last 30 days. New referrals appear here as they come in.',
    remedies: [],
  });
});

it('TBL-31 offers the first page when the page is past the end of the list', () => {
  expect(emptyAdvice({ page: 3, state: 'OR', period: '72hours' }, free)).toEqual({
    title: 'No referrals on this page',
    text: 'The list has fewer pages now.',
    remedies: [{ label: 'First page', change: {} }],
  });
});
