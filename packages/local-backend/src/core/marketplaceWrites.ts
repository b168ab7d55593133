import {
  type Marketplace,
  marketplaceSchema,
  type NewMarketplace,
  newMarketplaceSchema,
  prioritiesSchema,
} from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import { entityTag, jsonAnswer, namesTag } from '../http/answer.ts';
import { type Call, defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import {
  marketplaceFacts,
  marketplaceId,
  marketplacesPath,
  noMarketplace,
  noMarketplaceDoc,
} from './marketplaceReads.ts';
import type { MarketplaceStore } from './marketplaceStore.ts';

/** What the shape alone cannot say: a marketplace has a name and no recipient twice. */
function assertMeaningful({ marketplaceName, individualEmailRecipientSettings }: NewMarketplace) {
  if (!marketplaceName?.trim()) throw new Problem(400, 'A marketplace needs a name.');
  const addresses = (individualEmailRecipientSettings ?? []).map(({ emailAddress }) =>
    emailAddress.toLowerCase(),
  );
  if (new Set(addresses).size < addresses.length)
    throw new Problem(400, 'An e-mail recipient is listed more than once.');
}

/** Refuses to overwrite a version that the caller has not seen (BCK-14). */
const assertCurrent = (call: Pick<Call, 'header'>) => (stored: Marketplace) => {
  const expected = call.header('if-match');
  if (expected !== undefined && !namesTag(expected, entityTag(JSON.stringify(stored))))
    throw new Problem(412, 'The marketplace was changed in the meantime.');
};

const creation = (store: MarketplaceStore) =>
  defineEndpoint({
    ...marketplaceFacts,
    method: 'post',
    path: marketplacesPath,
    summary: 'Creates a marketplace; the server gives it an id and the last place.',
    body: newMarketplaceSchema,
    answer: marketplaceSchema,
    remembersAnswers: true,
    handle: (call) => {
      assertMeaningful(call.body);
      const created = store.create(call.body);
      const location = `${marketplacesPath}/${created.id}`;
      return jsonAnswer(call, created, { status: 201, headers: { location } });
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
    problems: { 409: { description: 'The list does not hold every marketplace exactly once.' } },
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
    summary: 'Replaces a marketplace. With If-Match only the version it names (BCK-14). Its place stays.',
    body: newMarketplaceSchema,
    answer: marketplaceSchema,
    problems: { ...noMarketplaceDoc, 412: { description: 'It was changed in the meantime.' } },
    handle: (call) => {
      assertMeaningful(call.body);
      const updated = store.update({ ...call.body, id: marketplaceId(call) }, assertCurrent(call));
      if (updated === undefined) throw noMarketplace();
      return jsonAnswer(call, updated);
    },
  });

/** Writes of marketplaces (API-35 to API-37). The fixed path stands before the one with an id. */
export const marketplaceWrites = (store: MarketplaceStore): readonly Endpoint[] => [
  creation(store),
  reorder(store),
  update(store),
];
