import { marketplaceSchema } from '@advantage/marketplace-form/wire';
import { z } from 'zod';
import { bodyAnswer, jsonAnswer } from '../http/answer.ts';
import { type Call, defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import * as en from '../messages/en.ts';
import type { MarketplaceStore } from './marketplaceStore.ts';
import { marketplaceBody } from './marketplaceVersion.ts';

/** Where the marketplaces are. */
export const marketplacesPath = '/api/v3/marketplaces';

/** A marketplace holds the key of the buyer's API, so all of it is for admins. */
export const marketplaceFacts = { group: 'core', access: 'admin' } as const;

/** The refusal of an id that no marketplace has. */
export const noMarketplace = () => new Problem(404, en.problems.marketplaceNotFound);

/** The same for the documentation. */
export const noMarketplaceDoc = { 404: { description: en.operations.marketplaceNotFound } };

/** The id in the path; one that no marketplace has when it is no number. */
export const marketplaceId = ({ params }: Pick<Call, 'params'>) =>
  /^\d{1,12}$/.test(params.id ?? '') ? Number(params.id) : -1;

/** Reads of marketplaces. */
export const marketplaceReads = (store: MarketplaceStore): readonly Endpoint[] => [
  defineEndpoint({
    ...marketplaceFacts,
    method: 'get',
    path: marketplacesPath,
    summary: en.operations.listMarketplaces,
    answer: z.array(marketplaceSchema),
    handle: (call) => jsonAnswer(call, store.list()),
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
      return bodyAnswer(call, marketplaceBody(marketplace));
    },
  }),
];
