import { expect, it } from 'vitest';
import { searchData, textsOf } from './searchData.ts';

it('extracts readable text, but no paths, tags or code', () => {
  const source = `import { Pager } from './Pager.tsx';
    tags: ['TBL-30', 'desktop'], args: { label: 'Next page' }, x: <p>Nothing here yet.</p>, y: 'isOpen'`;
  expect(textsOf(source)).toEqual(['Next page', 'Nothing here yet.']);
});

it('lists the texts and tokens of a story file', () => {
  const screen = searchData()['./packages/referrals/src/screens/ReferralsScreen.stories.tsx'];
  expect(screen?.texts).toContain('Claim Now - $28');
  const button = searchData()['./packages/ui/src/button/Button.stories.tsx'];
  expect(button?.tokens).toContain('--adv-color-primary-bg');
});
