// @vitest-environment jsdom
import { createRequire } from 'node:module';
import * as ReactQuery from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MarketplaceList } from '../list/MarketplaceList.tsx';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';

// React logs every error that a component throws.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const gateway = createInMemoryMarketplaceGateway();
const list = <MarketplaceList gateway={gateway} hrefOf={(id) => `/${id}`} />;

function messageOf(children: ReactNode): string {
  try {
    render(children);
  } catch (error) {
    return String(error);
  }
  return 'nothing thrown';
}

describe('without the provider of TanStack Query', () => {
  it('a list says what needs which provider', () => {
    expect(messageOf(list)).toMatch(
      /@advantage\/marketplace-form and @advantage\/marketplace-insight need a <QueryClientProvider>/,
    );
  });
});

it('with the provider of another copy of TanStack Query the error says that there may be two', () => {
  // The CommonJS build is a second copy of the library, with its own context.
  const copy: typeof ReactQuery = createRequire(import.meta.url)('@tanstack/react-query');
  expect(copy.QueryClientContext).not.toBe(ReactQuery.QueryClientContext);
  const { QueryClientProvider, QueryClient } = copy;
  expect(messageOf(<QueryClientProvider client={new QueryClient()}>{list}</QueryClientProvider>)).toMatch(
    /two copies of @tanstack\/react-query.*npm dedupe/,
  );
});
