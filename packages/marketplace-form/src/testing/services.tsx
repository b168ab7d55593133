import { ToastRegion, toasts } from '@advantage/ui';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createInMemoryMarketplaceGateway,
  type InMemoryMarketplaceGateway,
  type InMemoryMarketplaceOptions,
} from './inMemoryMarketplaceGateway.ts';

/** What a page must have around the form and the list. */
export const withServices: Decorator = (Story) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Story />
      <ToastRegion />
    </QueryClientProvider>
  );
};

/** The service of a story: what is stored, and what is wrong with it. */
export interface StoryService extends InMemoryMarketplaceOptions {
  /** Sets up what goes wrong or takes long. Default: all goes well. */
  readonly prepare?: (gateway: InMemoryMarketplaceGateway) => void;
}

/** A new service each time a story renders, so that nothing is left over from the last one. */
export function useStoryGateway(service: StoryService = {}): InMemoryMarketplaceGateway {
  const [gateway] = useState(() => {
    const created = createInMemoryMarketplaceGateway(service);
    service.prepare?.(created);
    return created;
  });
  return gateway;
}

/** Toasts of the story before are gone. */
export const clearToasts = () => toasts.clear();
