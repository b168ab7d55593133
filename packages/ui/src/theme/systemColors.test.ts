import { expect, it } from 'vitest';
import { listTokens } from '../foundations/listTokens.ts';
import { contrastPairs, roleColor } from './contrast.ts';
import { systemColors } from './systemColors.ts';

/** Pairs of system colors that are guaranteed to have contrast (CSS Color 4). */
const readable = new Set([
  'CanvasText on Canvas',
  'LinkText on Canvas',
  'ButtonFace on ButtonText',
  'ButtonText on Canvas',
  'Highlight on Canvas',
]);

const roles = { ...systemColors, scrim: '' };

it.each(contrastPairs.map(({ foreground, background }) => [foreground, background] as const))(
  'keeps contrast between %s and %s in forced colors',
  (foreground, background) => {
    expect(readable).toContain(`${roleColor(roles, foreground)} on ${roleColor(roles, background)}`);
  },
);

it('uses only system colors', () => {
  const known = ['Canvas', 'CanvasText', 'LinkText', 'ButtonFace', 'ButtonText', 'Highlight'];
  for (const [, value] of listTokens(systemColors)) expect(known).toContain(value);
});
