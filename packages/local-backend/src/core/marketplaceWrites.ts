import { marketplaceSchema, type NewMarketplace, prioritiesSchema } from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import { authorOf } from '../access/author.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { bodyResponse } from '../http/response.ts';
import * as en from '../messages/en.ts';
import {
  marketplaceFacts,
  marketplaceId,
  marketplacesPath,
  noMarketplace,
  noMarketplaceDoc,
} from './marketplaceReads.ts';
import type { MarketplaceStore } from './marketplaceStore.ts';
import {
  assertCurrentOrder,
  marketplaceBody,
  marketplacesBody,
  resolveUpdate,
} from './marketplaceVersion.ts';
import { namedMarketplaceSchema } from './namedMarketplace.ts';

/** Checks what the schema can't express: no recipient is listed twice. */
function assertMeaningful({ individualEmailRecipientSettings }: NewMarketplace) {
  const addresses = (individualEmailRecipientSettings ?? []).map(({ emailAddress }) =>
    emailAddress.toLowerCase(),
  );
  if (new Set(addresses).size < addresses.length) throw new Problem(400, en.problems.recipientTwice);
}

const creation = (store: MarketplaceStore) =>
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: marketplacesPath,
    summary: en.operations.createMarketplace,
    body: namedMarketplaceSchema,
    answer: marketplaceSchema,
    isIdempotent: true,
    handle: (call) => {
      assertMeaningful(call.body);
      const created = store.create(call.body, authorOf(call));
      const location = `${marketplacesPath}/${created.id}`;
      return bodyResponse(call, marketplaceBody(created), { status: 201, headers: { location } });
    },
  });

const reorder = (store: MarketplaceStore) =>
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: `${marketplacesPath}/priorities`,
    summary: en.operations.orderMarketplaces,
    body: prioritiesSchema,
    answer: z.array(marketplaceSchema),
    isIdempotent: true,
    checksVersion: true,
    problems: { 409: { description: en.operations.orderIncomplete } },
    handle: (call) => {
      const isReplaced = store.reorder(call.body, (stored) => assertCurrentOrder(call, stored));
      if (!isReplaced) throw new Problem(409, en.problems.orderIncomplete);
      return bodyResponse(call, marketplacesBody(store.list()));
    },
  });

const update = (store: MarketplaceStore) =>
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: `${marketplacesPath}/{id}`,
    summary: en.operations.replaceMarketplace,
    body: namedMarketplaceSchema,
    answer: marketplaceSchema,
    isIdempotent: true,
    checksVersion: true,
    problems: noMarketplaceDoc,
    handle: (call) => {
      assertMeaningful(call.body);
      const updated = store.update(
        marketplaceId(call),
        (stored) => resolveUpdate(call, stored),
        authorOf(call),
      );
      if (updated === undefined) throw noMarketplace();
      return bodyResponse(call, marketplaceBody(updated));
    },
  });

/** Endpoints that write marketplaces. The fixed path comes before the path with an ID. */
export const marketplaceWrites = (store: MarketplaceStore): readonly Endpoint[] => [
  creation(store),
  reorder(store),
  update(store),
];
