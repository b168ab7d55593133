import { expect, it } from 'vitest';
import { usedStyles } from './usedStyles.ts';

const styles = (css: string, js = '') =>
  usedStyles({
    css,
    js,
    safelist: /-theme$/,
    shadow: {
      overlays: /\.o/,
      themable: { color: 'color', accent: 'claim' },
      themePrefix: '--feed-',
    },
  });

it('keeps classes that the code names or composes at run time', () => {
  expect(styles('.a{color:red}.b{color:red}.x-theme{color:tan}', 'className="a"')).toBe(
    '.a{color:red}.x-theme{color:tan}',
  );
});

it('drops unused custom properties and animations', () => {
  const css =
    '.x-theme{--adv-size:1px;--adv-space:2px}.a{gap:var(--adv-space);animation:in 1s}.b{top:var(--adv-size);animation:out 1s}@keyframes in{to{top:0}}@keyframes out{to{top:1px}}';
  const kept = styles(css, 'a');
  expect(kept).toContain('--adv-space:2px');
  expect(kept).not.toContain('--adv-size');
  expect(kept).toContain('@keyframes in');
  expect(kept).not.toContain('@keyframes out');
});

it('keeps CSS properties unknown to Lightning CSS', () => {
  expect(styles('.a{outline-offset:2px;text-wrap:pretty}', 'a')).toBe(
    '.a{outline-offset:2px;text-wrap:pretty}',
  );
});

it('turns width media queries into container queries, except for overlays', () => {
  const css = (name: string) => `@media screen and (max-width:767px){.${name}{color:red}}`;
  expect(styles(css('a'), 'a')).toBe('@container feed (width<=767px){.a{color:red}}');
  expect(styles(css('o1'), 'o1')).toBe('@media screen and (width<=767px){.o1{color:red}}');
  expect(styles('@media screen and (max-width:767px){.a{color:red}.o1{color:tan}}', 'a o1')).toBe(
    '@media screen and (width<=767px){.o1{color:tan}}@container feed (width<=767px){.a{color:red}}',
  );
});

it('converts lengths that depend on the root font size to pixels', () => {
  const css =
    '.x-theme{--adv-size:.875rem}.a{font-size:var(--adv-size);letter-spacing:.02em}@media screen and (max-width:47.9375em){.a{width:calc(100% - 1.5rem)}}';
  expect(styles(css, 'a')).toBe(
    '.x-theme{--adv-size:14px}.a{font-size:var(--adv-size);letter-spacing:.02em}@container feed (width<=767px){.a{width:calc(100% - 24px)}}',
  );
});

it('leaves other media queries unchanged', () => {
  const css =
    '@media (prefers-reduced-motion:reduce){.a{transition:none}}@media screen{.a{color:red}}@media screen and (prefers-color-scheme:dark){.a{color:tan}}';
  expect(styles(css, 'a')).toBe(css);
});

it('lets a page override only the themable tokens', () => {
  const css =
    '.x-theme{--adv-color:red;--adv-color-bg:tan}.a{color:var(--adv-color);background:var(--adv-color-bg)}';
  expect(styles(css, 'a')).toContain('--adv-color:var(--feed-color,red);--adv-color-bg:tan');
});

it('exposes a token under its public name', () => {
  const css = '.x-theme{--adv-accent:red}.a{color:var(--adv-accent)}';
  expect(styles(css, 'a')).toContain('--adv-accent:var(--feed-claim,red)');
});

it('adds no container queries or overridable tokens without a shadow root', () => {
  const css = '.x-theme{--adv-color:red}@media screen and (max-width:767px){.a{color:var(--adv-color)}}';
  expect(usedStyles({ css, js: 'a', safelist: /-theme$/ })).toBe(
    css.replace('max-width:767px', 'width<=767px'),
  );
});
