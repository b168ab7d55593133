import { addons } from 'storybook/manager-api';
import { docsTheme, toLook } from './docs/docsTheme.ts';

addons.setConfig({
  theme: { ...docsTheme(toLook({})), brandTitle: 'Advantage Console', brandUrl: './', brandTarget: '_self' },
});
