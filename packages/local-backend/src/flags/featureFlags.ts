import {
  type FeatureFlag,
  featureFlagDraftSchema,
  featureFlagSchema,
  featureFlagUpdateSchema,
} from '@advantage/feature-flags/wire';
import { z } from 'zod';
import { authorOf } from '../access/author.ts';
import { isAdmin } from '../access/caller.ts';
import { assertCurrent, entityTag, jsonAnswer, namesTag } from '../http/answer.ts';
import { type Call, defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import type { FlagStore } from './flagStore.ts';

const path = '/api/v3/feature-flag';
const group = 'Feature flags';
const missing = () => new Problem(404, 'Feature flag not found.');
const taken = (name: string) => new Problem(409, `A feature flag named '${name}' exists already.`);
const notFoundDoc = { 404: { description: 'Feature flag not found.' } };
const conflictDoc = { 409: { description: 'A flag with this name already exists.' } };

/** A flag without who changed it: that is for admins. */
const unsigned = ({ changedBy: _by, changedAt: _at, ...flag }: FeatureFlag): FeatureFlag => flag;

/** A flag as the caller may see it. */
const projectionFor = ({ caller }: Pick<Call, 'caller'>, flag: FeatureFlag) =>
  isAdmin(caller) ? flag : unsigned(flag);

/** Refuses to overwrite another version than the caller saw, with or without who changed it. */
function assertUnchanged(call: Pick<Call, 'header'>, stored: FeatureFlag): void {
  if (!namesTag(call.header('if-match'), entityTag(JSON.stringify(unsigned(stored)))))
    assertCurrent(call, stored, 'feature flag');
}

/** Reads of feature flags, for everybody (API-40, API-41). */
export function flagReads(store: FlagStore): readonly Endpoint[] {
  return [
    defineEndpoint({
      method: 'get',
      path,
      group,
      summary: 'All feature flags, by name.',
      access: 'anyone',
      answer: z.array(featureFlagSchema),
      handle: (call) =>
        jsonAnswer(
          call,
          store.list().map((flag) => projectionFor(call, flag)),
          { cache: 'own' },
        ),
    }),
    defineEndpoint({
      method: 'get',
      path: `${path}/{flag}`,
      params: { flag: 'Its name.' },
      group,
      summary: 'One feature flag.',
      access: 'anyone',
      answer: featureFlagSchema,
      problems: notFoundDoc,
      handle: (call) => {
        const flag = store.find(call.params.flag ?? '');
        if (flag === undefined) throw missing();
        return jsonAnswer(call, projectionFor(call, flag), { cache: 'own' });
      },
    }),
  ];
}

/** Writes of feature flags, for admins (API-42, API-43). */
export function flagWrites(store: FlagStore): readonly Endpoint[] {
  return [
    defineEndpoint({
      method: 'post',
      path,
      group,
      summary: 'Creates a feature flag.',
      access: 'admin',
      body: featureFlagDraftSchema,
      answer: featureFlagSchema,
      isIdempotent: true,
      problems: conflictDoc,
      handle: (call) => {
        const flag = store.create(call.body, authorOf(call));
        if (flag === undefined) throw taken(call.body.name);
        return jsonAnswer(call, flag, { status: 201 });
      },
    }),
    defineEndpoint({
      method: 'post',
      path: `${path}/{flag}`,
      params: { flag: 'Its id.' },
      group,
      summary: 'Replaces a feature flag. With If-Match only the version it names.',
      access: 'admin',
      body: featureFlagUpdateSchema,
      answer: featureFlagSchema,
      isIdempotent: true,
      checksVersion: true,
      problems: { ...notFoundDoc, ...conflictDoc },
      handle: (call) => {
        if (String(call.body.id) !== call.params.flag)
          throw new Problem(400, "The ID in the body doesn't match the path.");
        const flag = store.update(call.body, (stored) => assertUnchanged(call, stored), authorOf(call));
        if (flag === 'missing') throw missing();
        if (flag === 'taken') throw taken(call.body.name);
        return jsonAnswer(call, flag);
      },
    }),
  ];
}
