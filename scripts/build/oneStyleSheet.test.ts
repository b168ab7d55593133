import { expect, it } from 'vitest';
import { joinStyles } from './oneStyleSheet.ts';

it('keeps each rule where it comes first', () => {
  expect(joinStyles(['.a{color:red}.b{color:#00f}', '.b{color:#00f}.c{color:green}'])).toBe(
    '.a{color:red}.b{color:#00f}.c{color:green}',
  );
});

it('keeps a rule of a media query and the same rule outside of it', () => {
  const css = '@media print{.a{color:red}}.a{color:red}';
  expect(joinStyles([css, css])).toBe(css);
});
