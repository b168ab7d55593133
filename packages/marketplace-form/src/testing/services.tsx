import { ToastRegion, toasts } from '@advantage/ui';
import type { Decorator } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createInMemoryMarketplaceGateway,
  type InMemoryMarketplaceGateway,
  type InMemoryMarketplaceOptions,
} from './inMemoryMarketplaceGateway.ts';

/** Provides what the form and the list need from a page. */
export const withServices: Decorator = (Story) => {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Story />
      <ToastRegion />
    </QueryClientProvider>
  );
};

/** The service of a story: its initial data and faults. */
export interface StoryService extends InMemoryMarketplaceOptions {
  /** Sets up failures or delays. Default: all goes well. */
  readonly prepare?: (gateway: InMemoryMarketplaceGateway) => void;
}

/** Creates an in-memory gateway each time a story mounts, so that stories don't share state. */
export function useStoryGateway(service: StoryService = {}): InMemoryMarketplaceGateway {
  const [gateway] = useState(() => {
    const created = createInMemoryMarketplaceGateway(service);
    service.prepare?.(created);
    return created;
  });
  return gateway;
}

/** Removes the toasts of the previous story. */
export const clearToasts = () => toasts.clear();
