import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { marketplaces } from '../testing/marketplaces.test.arbitrary.ts';
import { sampleReference } from '../testing/reference.ts';
import { changedPaths } from './compare.ts';
import { serializeDraft } from './draft.ts';
import { applyDraft, parseDraft } from './parseDraft.ts';
import { toFormValues } from './toFormValues.ts';

const load = (changes: Parameters<typeof buildMarketplace>[0]) =>
  toFormValues(buildMarketplace(changes), sampleReference);
const saved = load({ deliveryApiKey: 'stored-key' });
const edited = { ...saved, marketplaceName: 'Acme', states: ['TX'], deliveryApiKey: 'typed-key' };

function kept(values: typeof saved, base: typeof saved = saved) {
  const draft = parseDraft(serializeDraft(values, base, 1000));
  if (!draft) throw new Error('The draft cannot be read.');
  return draft;
}

describe('a draft', () => {
  it('MKF-25 D-25 never holds the API key, neither the stored nor the typed one', () => {
    const text = serializeDraft(edited, saved, 1000);
    expect(text).not.toContain('stored-key');
    expect(text).not.toContain('typed-key');
    const noKey = { deliveryApiKey: '' };
    expect(parseDraft(text)).toMatchObject({ savedAt: 1000, lacksKey: true, base: noKey, values: noKey });
    expect(kept({ ...edited, deliveryApiKey: 'stored-key' }).lacksKey).toBe(false);
  });

  it('D-25 brings back everything but the key', () => {
    expect(applyDraft(kept(edited), saved, sampleReference)).toEqual({
      ...edited,
      deliveryApiKey: 'stored-key',
    });
  });

  it('D-26 leaves alone what someone else saved meanwhile', () => {
    const now = { ...saved, legalEntityName: 'Newer, Inc.', marketplaceName: 'Theirs' };
    const restored = applyDraft(kept(edited), now, sampleReference);
    expect(restored).toMatchObject({ legalEntityName: 'Newer, Inc.', marketplaceName: 'Acme' });
  });

  it('T1 D-25 brings any edit back that its text was made of', () => {
    fc.assert(
      fc.property(marketplaces, (marketplace) => {
        const values = { ...toFormValues(marketplace, sampleReference), deliveryApiKey: 'stored-key' };
        const restored = applyDraft(kept(values), saved, sampleReference);
        expect(changedPaths(restored, values, sampleReference)).toEqual([]);
      }),
    );
  });

  it.each([
    ['no text', null],
    ['nonsense', '{'],
    ['another version', '{"version":2}'],
    ['nothing of a form', '{"version":1}'],
  ])('D-25 %s is no draft', (_what, text) => {
    expect(parseDraft(text)).toBeUndefined();
  });
});
