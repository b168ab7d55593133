import { expect, it } from 'vitest';
import { joinStyles } from './oneStyleSheet.ts';

it('keeps the first occurrence of each rule', () => {
  expect(joinStyles(['.a{color:red}.b{color:#00f}', '.b{color:#00f}.c{color:green}'])).toBe(
    '.a{color:red}.b{color:#00f}.c{color:green}',
  );
});

it('keeps the same rule both inside and outside a media query', () => {
  const css = '@media print{.a{color:red}}.a{color:red}';
  expect(joinStyles([css, css])).toBe(css);
});
