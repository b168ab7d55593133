import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from './contrast.ts';
import { adjustmentText, brandContrastProblems, deriveBrand } from './deriveBrand.ts';
import { resolveTokens } from './tokens.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('deriveBrand', () => {
  it('BRD-8 makes a readable brand in both modes from any five colors', () => {
    fc.assert(
      fc.property(hex, hex, hex, hex, hex, (accent, primary, neutral, chrome, focus) => {
        const { tokens } = deriveBrand({ accent, primary, neutral, chrome, focus });
        expect(brandContrastProblems(tokens)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('BRD-8 takes a font, and leaves loading it to the page', () => {
    const font = "'Source Sans 3', sans-serif";
    expect(resolveTokens(deriveBrand({ accent: '#7a1f5c', font }).tokens, 'light').font.family).toBe(font);
    expect(resolveTokens(deriveBrand({ accent: '#7a1f5c' }).tokens, 'light').font.family).toMatch(/^'Inter/);
  });

  it('refuses a misspelled option instead of leaving a default in place', () => {
    const options = { accent: '#7a1f5c', main: '#0b7a64' };
    // @ts-expect-error: the option doesn't exist.
    expect(() => deriveBrand(options)).toThrow(
      'deriveBrand: unknown option "main". Known: accent, primary, neutral, chrome, focus, radius, rowHeight, font.',
    );
  });

  it('says in words what it adjusted', () => {
    const [first] = deriveBrand({ accent: '#ffe600' }).adjustments;
    expect(first && adjustmentText(first)).toMatch(
      /^accent\.mark in light: #ffe600 became #[0-9a-f]{6}, for a contrast of 3 with bg\.canvas\.$/,
    );
  });

  it('keeps readable colors', () => {
    const { tokens, adjustments } = deriveBrand({ accent: '#7a1f5c', primary: '#0b7a64', chrome: '#101b2a' });
    const { accent, primary, chrome } = tokens.light.color;
    expect([accent.bg, primary.bg, chrome.bg]).toEqual(['#7a1f5c', '#0b7a64', '#101b2a']);
    expect(adjustments).toEqual([]);
  });

  it('keeps yellow and puts dark text on it', () => {
    const { primary } = deriveBrand({ accent: '#2149c8', primary: '#ffd400' }).tokens.light.color;
    expect(primary.bg).toBe('#ffd400');
    expect(contrastRatio(primary.fg, primary.bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio('#ffffff', primary.bg)).toBeLessThan(2);
  });

  it('reports which color it adjusted, and against which background', () => {
    const { tokens, adjustments } = deriveBrand({ accent: '#ffe600' });
    expect(adjustments).toContainEqual({
      mode: 'light',
      role: 'accent.bg',
      from: '#ffe600',
      to: tokens.light.color.accent.bg,
      against: 'bg.canvas',
      minimum: 3,
    });
    expect(contrastRatio(tokens.light.color.accent.bg, '#ffffff')).toBeGreaterThanOrEqual(3);
  });

  it('accepts rgb() and oklch() colors, and tints the grays with the neutral color', () => {
    const { tokens } = deriveBrand({ accent: 'rgb(122 31 92)', neutral: 'oklch(0.5 0.02 60)' });
    expect(tokens.light.color.accent.bg).toBe('#7a1f5c');
    const [red, blue] = [tokens.light.color.bg.canvas.slice(1, 3), tokens.light.color.bg.canvas.slice(5, 7)];
    expect(Number.parseInt(red, 16)).toBeGreaterThan(Number.parseInt(blue, 16));
  });

  it.each([
    ['accent', { accent: 'no color' }, 'accent is not a color: "no color"'],
    ['primary', { accent: '#000000', primary: '' }, 'primary is not a color: ""'],
    ['chrome', { accent: '#000000', chrome: 'rgb(0 0 0 / .5)' }, 'chrome must be opaque'],
  ])('rejects an invalid %s and names it', (_, colors, message) => {
    expect(() => deriveBrand(colors)).toThrow(message);
  });

  it('keeps the given radius and row height', () => {
    const radius = { s: '0px', m: '0px', l: '0px' };
    expect(deriveBrand({ accent: '#7a1f5c', radius, rowHeight: '44px' }).tokens).toMatchObject({
      radius,
      rowHeight: '44px',
    });
  });
});
