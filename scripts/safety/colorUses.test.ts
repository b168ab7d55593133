import { describe, expect, it } from 'vitest';
import { compileStyles, unprovenColors } from './colorUses.ts';

const role = (name: string) => `var(--adv-color-${name})`;

describe('the contrast proof', () => {
  it('covers every combination of colors in the style sheets of all packages', {
    timeout: 120_000,
  }, async () => {
    const css = await compileStyles();
    expect(css).toContain('.Selection_checkbox');
    expect(unprovenColors(css)).toEqual([]);
  });

  it.each([
    [
      'text without a background, on what is around it',
      `.a{color:${role('accent-fg')}}`,
      'accent.fg on bg.selected: .a',
    ],
    ['a check mark of the browser', `.a{accent-color:${role('primary-bg')}}`, 'primary.bg on bg.surface: .a'],
    ['a border', `.a{border:1px solid ${role('primary-bg')}}`, 'primary.bg on bg.hover: .a'],
    ['a fill without text', `.a{background:${role('primary-bg')}}`, 'primary.bg on bg.surface: .a'],
    [
      'text on its own background',
      `.a{color:${role('info-fg')};background:${role('critical-bg')}}`,
      'info.fg on critical.bg: .a',
    ],
    [
      'text on the background of a state',
      `.a{color:${role('info-fg')}}.a:hover{background:${role('bg-pressed')}}`,
      'info.fg on bg.pressed: .a:hover',
    ],
    [
      'text on the background of what is around it',
      `.a{background:${role('info-bg')}}.a > .b{color:${role('fg-subtle')}}`,
      'fg.subtle on info.bg: .a > .b',
    ],
    [
      'text that takes its color from around it',
      `.a{background:${role('info-bg')};--tone:${role('caution-fg')}}`,
      'caution.fg on info.bg: .a',
    ],
    [
      'text in a color for lines',
      `.a{color:${role('border-hairline')}}`,
      'border.hairline on bg.surface: .a',
    ],
    [
      'the navigation',
      `.a{color:${role('fg-default')};background:${role('chrome-bg')}}`,
      'fg.default on chrome.bg: .a',
    ],
  ])('lacks %s', (_what, css, problem) => {
    expect(unprovenColors(css)).toContain(problem);
  });

  it.each([
    ['text and its background', `.a{color:${role('info-fg')};background:${role('info-bg')}}`],
    ['inverted text', `.a{color:${role('bg-surface')};background:${role('fg-default')}}`],
    [
      'a state whose text has another color',
      `.a{color:${role('fg-default')}}.a:checked{background:${role('accent-bg')};color:${role('accent-fg')}}`,
    ],
    ['lines that only separate', `.a{border-top:1px solid ${role('border-hairline')}}`],
    ['disabled controls', `.a:disabled{color:${role('accent-fg')}}`],
    ['forced colors', `@media (forced-colors: active){.a{color:${role('accent-fg')}}}`],
  ])('covers %s', (_what, css) => {
    expect(unprovenColors(css)).toEqual([]);
  });
});
