import { expect, it } from 'vitest';
import { componentTokens, tokensIn } from './componentTokens.ts';

it('reads tokens from a style sheet, by path and by index', () => {
  expect(tokensIn("gap: vars.space[2], color: color.bg.surface, height: vars.control['touch']")).toEqual([
    '--adv-color-bg-surface',
    '--adv-control-touch',
    '--adv-space-2',
  ]);
});

it('lists the tokens of a component, including those of shared style sheets', () => {
  const button = componentTokens()['packages/ui/src/button/Button'];
  expect(button).toContain('--adv-color-primary-bg');
  expect(button).toContain('--adv-color-focus-ring');
  expect(button).not.toContain('--adv-color-caution-bg');
});
