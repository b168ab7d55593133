import { createElement as h } from 'react';
import { useStorybookApi } from 'storybook/manager-api';
import { plainText, ruleAddress, rulesOfStory, useSpecification } from './data.ts';

/**
 * The rules that the current story proves. Written without JSX: Storybook's manager provides React without its JSX
 * runtime.
 */
export function RulesPanel() {
  const { storyId = '' } = useStorybookApi().getUrlState();
  const specification = useSpecification();
  const rules = specification && rulesOfStory(specification, storyId);
  return h(
    'div',
    { style: { padding: 16, fontSize: 14, lineHeight: '20px' } },
    rules?.length === 0 && "This story doesn't prove any rules of the specification.",
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
