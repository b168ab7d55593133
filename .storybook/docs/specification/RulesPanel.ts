import { createElement as h } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { plainText, ruleAddress, rulesOfStory, useSpecification } from './data.ts';

/** The rules that the story on screen proves. Without JSX: Storybook's manager brings a React without its runtime. */
export function RulesPanel() {
  const { storyId = '' } = useStorybookApi().getUrlState();
  const specification = useSpecification();
  const rules = specification && rulesOfStory(specification, storyId);
  return h(
    'div',
    { style: { padding: 16, fontSize: 14, lineHeight: '20px' } },
    rules?.length === 0 && 'This story proves no rule of the specification.',
    rules?.map(({ area, rule }) =>
      h(
        'p',
        { key: rule.id, style: { marginBlock: '0 12px' } },
        h('a', { href: ruleAddress(area, rule.id) }, rule.id),
        ` ${area.title}`,
        h('br'),
        plainText(rule),
      ),
    ),
  );
}
