import { describe, expect, it } from 'vitest';
import { colorModes, resolveTokens } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { listTokens } from './listTokens.ts';
import { themeCss } from './themeCss.ts';
import { brandTokens } from './tokenList.ts';

const names = new Map(
  listTokens(vars).map(([path, reference]) => [path, reference.slice('var('.length, -1)]),
);

/** Returns the custom properties of the first rule with a selector. */
const propertiesOf = (css: string, selector: string) => {
  const [, block = ''] = css.split(`\n${selector} {`.trimStart());
  return [...block.slice(0, block.indexOf('}')).matchAll(/(--[\w-]+): (.*);/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );
};

describe.each(Object.entries(brandTokens))('themeCss of %s', (key, tokens) => {
  const css = themeCss(key, tokens);

  it.each(colorModes)('has every theme token in %s mode', (mode) => {
    const light = propertiesOf(css, `.${key}-theme`);
    const found = new Map([...light, ...(mode === 'dark' ? propertiesOf(css, `.${key}-theme.dark`) : [])]);
    const wanted = listTokens(resolveTokens(tokens, mode)).map(([path, value]) => [names.get(path), value]);
    expect([...found]).toEqual(wanted);
  });

  it('uses the dark theme in system mode when the device prefers dark, on screen only', () => {
    const [, system = ''] = css.split('@media screen and (prefers-color-scheme: dark) {');
    expect(propertiesOf(system, `.${key}-theme.system`)).toEqual(propertiesOf(css, `.${key}-theme.dark`));
  });

  it('contains only custom properties', () => {
    const lines = css.split('\n').filter((line) => line.includes(': ') && !line.startsWith('@'));
    expect(lines.filter((line) => !line.startsWith('  --adv-'))).toEqual([]);
  });
});
