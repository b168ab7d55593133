import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftChanges, draftErrors } from './flagDraft.ts';

const initial = { name: 'new-feed', description: 'Shows the new feed.', enabled: false };
const draft = fc.record({ name: fc.string(), description: fc.string(), enabled: fc.boolean() });

describe('flag draft', () => {
  it('FLG-11 FLG-12 names what is missing, per field', () => {
    expect(draftErrors({ ...initial, name: ' ' })).toEqual({ name: 'Name is required' });
    expect(draftErrors({ ...initial, description: '' })).toEqual({ description: 'Description is required' });
    expect(draftErrors(initial)).toEqual({});
  });

  it('FLG-11 FLG-12 is valid exactly when both texts hold more than spaces', () => {
    fc.assert(
      fc.property(draft, (typed) => {
        const errors = draftErrors(typed);
        expect('name' in errors).toBe(typed.name.trim() === '');
        expect('description' in errors).toBe(typed.description.trim() === '');
      }),
    );
  });

  it('FLG-13 is not dirty when nothing but outer spaces changed', () => {
    expect(draftChanges({ ...initial, name: ' new-feed ' }, initial)).toEqual({});
  });

  it('FLG-3 gives what changed, and only that', () => {
    expect(draftChanges({ ...initial, description: 'Shows it. ', enabled: true }, initial)).toEqual({
      description: 'Shows it.',
      enabled: true,
    });
  });

  it('FLG-13 laying the changes over the start gives the draft, whatever was typed', () => {
    fc.assert(
      fc.property(draft, draft, (typed, start) => {
        const trimmed = { ...typed, name: typed.name.trim(), description: typed.description.trim() };
        expect({ ...start, ...draftChanges(typed, start) }).toEqual(trimmed);
      }),
    );
  });
});
