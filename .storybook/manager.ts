import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { docsTheme, toLook } from './docs/docsTheme.ts';
import { RulesPanel } from './docs/specification/RulesPanel.ts';

addons.setConfig({
  theme: { ...docsTheme(toLook({})), brandTitle: 'Advantage Console', brandUrl: './', brandTarget: '_self' },
});

addons.register('specification', () => {
  addons.add('specification/rules', {
    type: types.PANEL,
    title: 'Rules',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(RulesPanel) : null),
  });
});
