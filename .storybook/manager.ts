import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { docsTheme, parseAppearance } from './docs/docsTheme.ts';
import { RulesPanel } from './docs/specification/RulesPanel.ts';
import { PlaygroundToolbar } from './PlaygroundToolbar.ts';
import { completeSidebarSearch } from './sidebarSearch.ts';

addons.setConfig({
  theme: {
    ...docsTheme(parseAppearance({})),
    brandTitle: 'Advantage Console',
    brandUrl: './',
    brandTarget: '_self',
  },
});

addons.register('specification', () => {
  addons.add('specification/rules', {
    type: types.PANEL,
    title: 'Rules',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(RulesPanel) : null),
  });
});

addons.register('playground', () => {
  addons.add('playground/toolbar', {
    type: types.TOOL,
    title: 'Playground',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(PlaygroundToolbar),
  });
});

addons.register('sidebar-search', completeSidebarSearch);
