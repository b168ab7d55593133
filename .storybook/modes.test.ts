import { describe, expect, it } from 'vitest';
import { chromaticParameter, visualModes } from './modes.ts';

const names = (tags: string[]) => visualModes(tags).map(({ name }) => name);

describe('the visual modes of a story', () => {
  it('are one brand at both widths', () => {
    expect(names([])).toEqual(['advantage-desk', 'advantage-phone']);
  });

  it('are every brand at desktop width for a story about brands', () => {
    expect(names(['brands'])).toEqual(['bridge-desk', 'advantage-desk', 'advantage-phone']);
  });

  it('are every brand at desktop width, light and dark, for a state sheet', () => {
    expect(names(['sheet'])).toEqual([
      'bridge-desk',
      'advantage-desk',
      'bridge-desk-dark',
      'advantage-desk-dark',
      'advantage-phone',
    ]);
  });

  it('are narrowed to one width by a tag', () => {
    expect(names(['phone'])).toEqual(['advantage-phone']);
    expect(names(['desktop', 'sheet'])).toEqual([
      'bridge-desk',
      'advantage-desk',
      'bridge-desk-dark',
      'advantage-desk-dark',
    ]);
  });

  it('have dark Bridge for a story that designers review', () => {
    expect(names(['review'])).toEqual(['advantage-desk', 'bridge-desk-dark', 'advantage-phone']);
    expect(names(['sheet', 'review'])).toEqual(names(['sheet']));
  });

  it('are empty for a story that opts out', () => {
    expect(names(['no-visual'])).toEqual([]);
  });

  it.each([
    { tags: ['sheet'], reviewed: ['advantage-desk'] },
    { tags: ['review'], reviewed: ['advantage-desk', 'bridge-desk-dark'] },
    { tags: ['sheet', 'review'], reviewed: ['advantage-desk', 'bridge-desk-dark'] },
    { tags: ['phone', 'review'], reviewed: ['advantage-phone'] },
    { tags: [], reviewed: [] },
    { tags: ['phone'], reviewed: [] },
    { tags: ['sheet', 'no-visual'], reviewed: [] },
  ])('are $reviewed in Chromatic for $tags', ({ tags, reviewed }) => {
    const { disableSnapshot, modes } = chromaticParameter(tags);
    expect(Object.keys(modes).toSorted()).toEqual(reviewed);
    expect(disableSnapshot).toBe(reviewed.length === 0);
    expect(names(tags)).toEqual(expect.arrayContaining(reviewed));
  });

  it('tell Chromatic the brand, color mode and viewport', () => {
    const { modes } = chromaticParameter(['sheet']);
    expect(modes['advantage-desk']).toEqual({ brand: 'advantage', mode: 'light', viewport: 'desktop' });
  });
});
