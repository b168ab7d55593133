import { marketplaceSchema, marketplaceVersionSchema } from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import { type Call, defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { bodyResponse, jsonResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';
import { type MarketplaceHistoryStore, maxVersions } from './marketplaceHistory.ts';
import type { MarketplaceStore } from './marketplaceStore.ts';
import { marketplaceBody, marketplacesBody } from './marketplaceVersion.ts';

/** Base path of the marketplace endpoints. */
export const marketplacesPath = '/api/v3/marketplaces';

/**
 * Facts that all marketplace endpoints share. Only admins have access, because a marketplace contains the key of the
 * buyer's API.
 */
export const marketplaceFacts = { group: 'core', access: 'admin' } as const;

/** The 404 for an unknown marketplace ID. */
export const noMarketplace = () => new Problem(404, en.problems.marketplaceNotFound);

/** The same 404, for the documentation. */
export const noMarketplaceDoc = { 404: { description: en.operations.marketplaceNotFound } };

/** Returns the ID in the path, or -1, which no marketplace has, if the ID isn't a number. */
export const marketplaceId = ({ params }: Pick<Call, 'params'>) =>
  /^\d{1,12}$/.test(params.id ?? '') ? Number(params.id) : -1;

/** Endpoints that read marketplaces. */
export const marketplaceReads = (store: MarketplaceStore): readonly Endpoint[] => [
  defineEndpoint({
    ...marketplaceFacts,
    method: 'get',
    path: marketplacesPath,
    summary: en.operations.listMarketplaces,
    answer: z.array(marketplaceSchema),
    handle: (call) => bodyResponse(call, marketplacesBody(store.list())),
  }),
  defineEndpoint({
    ...marketplaceFacts,
    method: 'get',
    path: `${marketplacesPath}/{id}`,
    summary: en.operations.readMarketplace,
    answer: marketplaceSchema,
    problems: noMarketplaceDoc,
    handle: (call) => {
      const marketplace = store.find(marketplaceId(call));
      if (marketplace === undefined) throw noMarketplace();
      return bodyResponse(call, marketplaceBody(marketplace));
    },
  }),
];

/** Endpoints that read the history of a marketplace. */
export const marketplaceHistoryReads = (history: MarketplaceHistoryStore): readonly Endpoint[] => [
  defineEndpoint({
    ...marketplaceFacts,
    method: 'get',
    path: `${marketplacesPath}/{id}/versions`,
    summary: en.operations.listVersions(maxVersions),
    answer: z.array(marketplaceVersionSchema),
    handle: (call) => jsonResponse(call, history.versions(marketplaceId(call))),
  }),
];
