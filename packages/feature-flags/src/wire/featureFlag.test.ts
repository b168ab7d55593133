import { describe, expect, it } from 'vitest';
import { exampleFeatureFlag } from './exampleFeatureFlag.ts';
import {
  type FeatureFlag,
  featureFlagDraftSchema,
  featureFlagSchema,
  featureFlagUpdateSchema,
  toFeatureFlagBody,
} from './featureFlag.ts';
import { isSameFlagName } from './isSameFlagName.ts';

const flag: FeatureFlag = { id: 7, name: 'saved-views', description: 'Offers saved views.', enabled: true };
const issues = (draft: unknown) =>
  featureFlagDraftSchema.safeParse(draft).error?.issues.map(({ path, message }) => [path[0], message]);

describe('feature flag wire format', () => {
  it('DAT-19 has id, name, description, enabled and a client-only edit marker', () => {
    expect(Object.keys(featureFlagSchema.shape)).toEqual(['id', 'name', 'description', 'enabled']);
    expect(toFeatureFlagBody({ ...flag, isEditing: true })).toEqual(flag);
  });

  it('FLG-17 leaves the edit marker out of the body, whatever its value', () => {
    for (const isEditing of [true, false, undefined]) {
      expect(toFeatureFlagBody({ ...flag, isEditing })).not.toHaveProperty('isEditing');
    }
  });

  it('DAT-24 keeps unknown fields through a read and a write', () => {
    const sent = { ...flag, owner: 'growth', rules: [{ share: 0.5 }] };
    const read = featureFlagSchema.parse(JSON.parse(JSON.stringify(sent)));
    expect(toFeatureFlagBody({ ...read, enabled: false })).toEqual({ ...sent, enabled: false });
    expect(featureFlagUpdateSchema.parse(sent)).toEqual(sent);
  });

  it('API-42 keeps only name, description and enabled for a create', () => {
    expect(featureFlagDraftSchema.parse({ ...flag, owner: 'growth' })).toEqual({
      name: 'saved-views',
      description: 'Offers saved views.',
      enabled: true,
    });
  });

  it('API-43 rejects an update without an id, name or description', () => {
    const { id: _id, ...noId } = flag;
    expect(featureFlagUpdateSchema.safeParse(noId).success).toBe(false);
    expect(featureFlagUpdateSchema.safeParse({ ...flag, name: '' }).success).toBe(false);
    expect(featureFlagUpdateSchema.safeParse({ ...flag, description: ' ' }).success).toBe(false);
  });

  it.each(['', ' ', '\t\n'])('FLG-11 FLG-12 requires a name and a description, not %j', (blank) => {
    expect(issues({ name: blank, description: blank, enabled: true })).toEqual([
      ['name', 'Name is required'],
      ['description', 'Description is required'],
    ]);
  });

  it('FLG-11 FLG-12 trims surrounding spaces', () => {
    expect(featureFlagDraftSchema.parse({ name: ' a ', description: ' b ', enabled: true })).toEqual({
      name: 'a',
      description: 'b',
      enabled: true,
    });
  });

  it.each(['.', '..', ' . '])('FLG-20 refuses the name %j, which no address can contain', (name) => {
    const draft = { ...flag, name };
    const expected = [['name', "A name can't be '.' or '..'"]];
    expect(issues(draft)).toEqual(expected);
    expect(featureFlagUpdateSchema.safeParse(draft).success).toBe(false);
  });

  it('FLG-20 composes the letters of a name, and knows equal names by that', () => {
    const [composed, decomposed] = ['caf\u00e9', 'cafe\u0301'];
    expect(featureFlagDraftSchema.parse({ ...flag, name: decomposed }).name).toBe(composed);
    expect(featureFlagUpdateSchema.parse({ ...flag, name: decomposed }).name).toBe(composed);
    expect(isSameFlagName(composed, decomposed)).toBe(true);
    expect(isSameFlagName(composed, 'cafe')).toBe(false);
    for (const name of ['...', '.env', 'a.b']) expect(issues({ ...flag, name }), name).toBeUndefined();
  });

  it('FLG-16 includes an example flag, disabled by default', () => {
    expect(featureFlagSchema.parse(exampleFeatureFlag)).toMatchObject({
      name: 'example-flag',
      enabled: false,
    });
  });
});
