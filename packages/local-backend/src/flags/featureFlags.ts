import {
  type FeatureFlag,
  featureFlagDraftSchema,
  featureFlagSchema,
  featureFlagUpdateSchema,
} from '@advantage/feature-flags/wire';
import { z } from 'zod';
import { authorOf } from '../access/author.ts';
import { isAdmin } from '../access/caller.ts';
import { type Call, defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { assertCurrent, entityTag, jsonResponse, namesTag } from '../http/response.ts';
import * as en from '../messages/en.ts';
import type { FlagStore } from './flagStore.ts';

const path = '/api/v3/feature-flag';
const group = 'featureFlags';
const missing = () => new Problem(404, en.problems.flagNotFound);
const taken = (name: string) => new Problem(409, en.problems.flagNameTaken(name));
const notFoundDoc = { 404: { description: en.operations.flagNotFound } };
const conflictDoc = { 409: { description: en.operations.flagNameTaken } };

/** Removes the author and time of the last change, which are for admins only. */
const withoutAuthor = ({ changedBy: _by, changedAt: _at, ...flag }: FeatureFlag): FeatureFlag => flag;

/** Returns a flag as the caller may see it. */
const projectionFor = ({ caller }: Pick<Call, 'caller'>, flag: FeatureFlag) =>
  isAdmin(caller) ? flag : withoutAuthor(flag);

/** Throws a 412 if `If-Match` names another version. Accepts the ETag of the flag with or without its last change. */
function assertUnchanged(call: Pick<Call, 'header'>, stored: FeatureFlag): void {
  if (!namesTag(call.header('if-match'), entityTag(JSON.stringify(withoutAuthor(stored)))))
    assertCurrent(call, stored, 'feature flag');
}

/** Endpoints that read feature flags, for everyone. */
export function flagReads(store: FlagStore): readonly Endpoint[] {
  return [
    defineEndpoint({
      method: 'get',
      path,
      group,
      summary: en.operations.listFlags,
      access: 'anyone',
      answer: z.array(featureFlagSchema),
      handle: (call) =>
        jsonResponse(
          call,
          store.list().map((flag) => projectionFor(call, flag)),
          { cache: 'own' },
        ),
    }),
    defineEndpoint({
      method: 'get',
      path: `${path}/{flag}`,
      params: { flag: en.operations.flagName },
      group,
      summary: en.operations.readFlag,
      access: 'anyone',
      answer: featureFlagSchema,
      problems: notFoundDoc,
      handle: (call) => {
        const flag = store.find(call.params.flag ?? '');
        if (flag === undefined) throw missing();
        return jsonResponse(call, projectionFor(call, flag), { cache: 'own' });
      },
    }),
  ];
}

/** Endpoints that write feature flags, for admins. */
export function flagWrites(store: FlagStore): readonly Endpoint[] {
  return [
    defineEndpoint({
      method: 'post',
      path,
      group,
      summary: en.operations.createFlag,
      access: 'admin',
      body: featureFlagDraftSchema,
      answer: featureFlagSchema,
      isIdempotent: true,
      problems: conflictDoc,
      handle: (call) => {
        const flag = store.create(call.body, authorOf(call));
        if (flag === undefined) throw taken(call.body.name);
        return jsonResponse(call, flag, { status: 201 });
      },
    }),
    defineEndpoint({
      method: 'post',
      path: `${path}/{flag}`,
      params: { flag: en.operations.flagId },
      group,
      summary: en.operations.replaceFlag,
      access: 'admin',
      body: featureFlagUpdateSchema,
      answer: featureFlagSchema,
      isIdempotent: true,
      checksVersion: true,
      problems: { ...notFoundDoc, ...conflictDoc },
      handle: (call) => {
        if (String(call.body.id) !== call.params.flag) throw new Problem(400, en.problems.idMismatch);
        const flag = store.update(call.body, (stored) => assertUnchanged(call, stored), authorOf(call));
        if (flag === 'missing') throw missing();
        if (flag === 'taken') throw taken(call.body.name);
        return jsonResponse(call, flag);
      },
    }),
  ];
}
