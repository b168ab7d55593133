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

  it('are empty for a story that opts out', () => {
    expect(names(['no-visual'])).toEqual([]);
  });

  it('are the same for Chromatic, which gets only sheets', () => {
    const { disableSnapshot, modes } = chromaticParameter(['sheet']);
    expect(disableSnapshot).toBe(false);
    expect(Object.keys(modes)).toEqual(names(['sheet']));
    expect(modes['advantage-phone']).toEqual({ brand: 'advantage', mode: 'light', viewport: 'phone' });
    for (const tags of [[], ['phone'], ['sheet', 'no-visual']])
      expect(chromaticParameter(tags)).toEqual({ disableSnapshot: true, modes: {} });
  });
});
