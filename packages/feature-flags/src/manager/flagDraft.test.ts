import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftChanges, draftErrors } from './flagDraft.ts';

const initial = { name: 'new-feed', description: 'Shows the new feed.', enabled: false };
const text = fc.string({ maxLength: 100 });
const draft = fc.record({ name: text, description: text, enabled: fc.boolean() });

describe('flag draft', () => {
  it('FLG-11 FLG-12 reports missing values per field', () => {
    expect(draftErrors({ ...initial, name: ' ' })).toEqual({ name: 'Name is required' });
    expect(draftErrors({ ...initial, description: '' })).toEqual({ description: 'Description is required' });
    expect(draftErrors(initial)).toEqual({});
  });

  it('FLG-18 allows 100 characters in a name and 500 in a description, but no control characters', () => {
    const longest = { ...initial, name: 'n'.repeat(100), description: 'd'.repeat(500) };
    expect(draftErrors({ ...longest, name: ` ${longest.name} ` })).toEqual({});
    expect(draftErrors({ ...longest, name: `${longest.name}n` })).toEqual({
      name: 'Use at most 100 characters',
    });
    expect(draftErrors({ ...longest, description: `${longest.description}d` })).toEqual({
      description: 'Use at most 500 characters',
    });
    expect(draftErrors({ ...initial, name: 'a\u0007b', description: 'a\nb' })).toEqual({
      name: "Control characters aren't allowed",
      description: "Control characters aren't allowed",
    });
  });

  it.each([
    ['reverses the text direction', 'a\u202eb'],
    ['has no width', '\u200b'],
    ['breaks the line', 'a\u2028b'],
    ['is half a character', 'a\ud800b'],
  ])('FLG-18 refuses a character that %s', (_name, name) => {
    expect(draftErrors({ ...initial, name })).toEqual({ name: "Control characters aren't allowed" });
  });

  it('FLG-18 accepts any script, and emoji made of several characters', () => {
    for (const name of ['Café', '見積もり', 'a\u200cb', '👩‍👧 families', 'x́'])
      expect(draftErrors({ ...initial, name }), name).toEqual({});
  });

  it('FLG-20 refuses the name of another flag, however its letters are composed', () => {
    const taken = ['caf\u00e9'];
    const errors = { name: 'Another flag has this name' };
    expect(draftErrors({ ...initial, name: ' cafe\u0301 ' }, taken)).toEqual(errors);
    expect(draftErrors({ ...initial, name: 'caf\u00e9' }, taken)).toEqual(errors);
    expect(draftErrors({ ...initial, name: 'cafe' }, taken)).toEqual({});
  });

  it('FLG-20 composes the letters of a changed name, and sees no change where only they differ', () => {
    const decomposed = { ...initial, name: 'cafe\u0301' };
    expect(draftChanges(decomposed, initial)).toEqual({ name: 'caf\u00e9' });
    expect(draftChanges({ ...initial, name: 'caf\u00e9' }, decomposed)).toEqual({});
  });

  it('FLG-18 returns one error for text with several', () => {
    expect(draftErrors({ ...initial, name: '\u0007'.repeat(101) })).toEqual({
      name: 'Use at most 100 characters',
    });
  });

  it('FLG-11 FLG-12 is valid exactly when neither text is blank', () => {
    fc.assert(
      fc.property(draft, (typed) => {
        const errors = draftErrors(typed);
        expect('name' in errors).toBe(typed.name.trim() === '');
        expect('description' in errors).toBe(typed.description.trim() === '');
      }),
    );
  });

  it('FLG-13 is not dirty when only surrounding spaces changed', () => {
    expect(draftChanges({ ...initial, name: ' new-feed ' }, initial)).toEqual({});
  });

  it('FLG-3 returns only what changed', () => {
    expect(draftChanges({ ...initial, description: 'Shows it. ', enabled: true }, initial)).toEqual({
      description: 'Shows it.',
      enabled: true,
    });
  });

  it('FLG-13 returns the changes that turn the original into the trimmed draft', () => {
    fc.assert(
      fc.property(draft, draft, (typed, start) => {
        const trimmed = { ...typed, name: typed.name.trim(), description: typed.description.trim() };
        expect({ ...start, ...draftChanges(typed, start) }).toEqual(trimmed);
      }),
    );
  });
});
