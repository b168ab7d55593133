import { describe, expect, it } from 'vitest';
import { authHeaderFor, bearerEverywhere, defaultAuthHeaders } from './authHeaders.ts';

const base = 'https://api.example.com/api';
const calls = {
  single: `${base}/v1/opportunity/8c1f-77`,
  singleNumber: `${base}/v1/opportunity/4711?x=1`,
  recent: `${base}/v1/opportunity/recent-referral`,
  available: `${base}/v1/opportunity/available-referral?page=0&size=25`,
  purchased: `${base}/v1/opportunity/purchased-referral?page=0`,
  all: `${base}/v1/opportunity/all-referral?page=0`,
  claim: `${base}/v1/opportunity/8c1f-77/claim`,
  sources: `${base}/v3/opportunity/sources`,
  list: `${base}/v1/marketplace-opportunities?page=0&size=25`,
  narrowed: `${base}/v1/marketplace-opportunities/maya?page=0`,
  acquired: `${base}/v1/acquired-marketplace-opportunities?page=0`,
  marketplaces: `${base}/v3/marketplaces/12`,
  flags: `${base}/v3/feature-flag`,
  user: `${base}/v3/user?username=maya`,
};

describe('the default table', () => {
  it.each([
    ['API-26', 'single', 'none'],
    ['API-26', 'singleNumber', 'none'],
    ['API-22', 'recent', 'bearer'],
    ['API-24', 'available', 'bearer'],
    ['API-25', 'purchased', 'bearer'],
    ['API-3', 'all', 'basic'],
    ['CLM-1', 'claim', 'bearer'],
    ['API-23', 'sources', 'bearer'],
    ['API-28', 'list', 'basic'],
    ['API-27', 'narrowed', 'basic'],
    ['API-29', 'acquired', 'basic'],
    ['API-4', 'marketplaces', 'bearer'],
    ['API-4', 'flags', 'bearer'],
    ['API-3', 'user', 'bearer'],
  ] as const)('%s gives the call "%s" the header %s', (_rule, call, header) => {
    expect(authHeaderFor(calls[call], defaultAuthHeaders)).toBe(header);
  });

  it('API-6 treats an ID that starts like the name of a list as an ID', () => {
    expect(authHeaderFor(`${base}/v1/opportunity/recent-referral-7`, defaultAuthHeaders)).toBe('none');
  });
});

describe('the table of the local backend', () => {
  it.each(['single', 'acquired', 'claim', 'recent', 'flags', 'list', 'narrowed', 'all'] as const)(
    'API-7 BCK-18 gives the call "%s" the bearer token',
    (call) => {
      expect(authHeaderFor(calls[call], bearerEverywhere)).toBe('bearer');
    },
  );
});

describe('any table', () => {
  it('API-2 uses the first line that matches', () => {
    const rules = [
      { pattern: '/v1/', header: 'none' },
      { pattern: 'opportunity', header: 'basic' },
    ] as const;
    expect(authHeaderFor(calls.single, rules)).toBe('none');
    expect(authHeaderFor(calls.sources, rules)).toBe('basic');
  });

  it('API-2 uses no header if no line matches', () => {
    expect(authHeaderFor(calls.flags, [{ pattern: '/v1/', header: 'bearer' }])).toBe('none');
  });
});
