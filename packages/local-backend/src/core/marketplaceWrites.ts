import { marketplaceSchema, type NewMarketplace, prioritiesSchema } from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import { authorOf } from '../access/author.ts';
import { bodyAnswer, jsonAnswer } from '../http/answer.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import {
  marketplaceFacts,
  marketplaceId,
  marketplacesPath,
  noMarketplace,
  noMarketplaceDoc,
} from './marketplaceReads.ts';
import type { MarketplaceStore } from './marketplaceStore.ts';
import { marketplaceBody, merged } from './marketplaceVersion.ts';
import { namedMarketplaceSchema } from './namedMarketplace.ts';

/** What the shape alone cannot say: no recipient is listed twice. */
function assertMeaningful({ individualEmailRecipientSettings }: NewMarketplace) {
  const addresses = (individualEmailRecipientSettings ?? []).map(({ emailAddress }) =>
    emailAddress.toLowerCase(),
  );
  if (new Set(addresses).size < addresses.length)
    throw new Problem(400, 'An email recipient is listed more than once.');
}

const creation = (store: MarketplaceStore) =>
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: marketplacesPath,
    summary: 'Creates a marketplace; the server gives it an id and the last place.',
    body: namedMarketplaceSchema,
    answer: marketplaceSchema,
    isIdempotent: true,
    handle: (call) => {
      assertMeaningful(call.body);
      const created = store.create(call.body, authorOf(call));
      const location = `${marketplacesPath}/${created.id}`;
      return bodyAnswer(call, marketplaceBody(created), { status: 201, headers: { location } });
    },
  });

const reorder = (store: MarketplaceStore) =>
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: `${marketplacesPath}/priorities`,
    summary: 'Gives every marketplace its place: a permutation of all ids to 1..n.',
    body: prioritiesSchema,
    answer: z.array(marketplaceSchema),
    isIdempotent: true,
    problems: { 409: { description: 'The list must contain every marketplace exactly once.' } },
    handle: (call) => {
      if (!store.reorder(call.body))
        throw new Problem(409, 'The list must hold every marketplace exactly once, with the places 1 to n.');
      return jsonAnswer(call, store.list());
    },
  });

const update = (store: MarketplaceStore) =>
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: `${marketplacesPath}/{id}`,
    summary:
      'Replaces a marketplace. With If-Match only the version it names; a change of order or of the enabled switch is no other version. Its place stays, and so does a switch that the body leaves as the named version had it.',
    body: namedMarketplaceSchema,
    answer: marketplaceSchema,
    isIdempotent: true,
    checksVersion: true,
    problems: noMarketplaceDoc,
    handle: (call) => {
      assertMeaningful(call.body);
      const updated = store.update(marketplaceId(call), (stored) => merged(call, stored), authorOf(call));
      if (updated === undefined) throw noMarketplace();
      return bodyAnswer(call, marketplaceBody(updated));
    },
  });

/** Writes of marketplaces (API-35 to API-37). The fixed path comes before the one with an id. */
export const marketplaceWrites = (store: MarketplaceStore): readonly Endpoint[] => [
  creation(store),
  reorder(store),
  update(store),
];
