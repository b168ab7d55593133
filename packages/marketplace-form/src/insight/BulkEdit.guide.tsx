import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To apply one change to several marketplaces: a state, a business line, a limit, on or off.'],
  instead: [
    { when: 'You change one marketplace', use: 'Marketplace form/Form' },
    { when: 'You only change the order', use: 'Marketplace form/List' },
  ],
  pairs: [
    {
      do: <Text>Harbor Point: Someone else changed it in the meantime.</Text>,
      because: 'Names the marketplace and its outcome.',
      avoid: <Text tone="critical">Some changes could not be saved.</Text>,
      problem: 'Which ones?',
    },
  ],
  anatomy: [
    {
      part: 'Marketplaces',
      what: 'The marketplaces that match the list’s filters. Search and select from them.',
    },
    { part: 'Change', what: 'The setting to change, and its new value.' },
    { part: 'Preview', what: 'The effect of the change, before anything is saved.' },
    { part: 'Result', what: 'The outcome for each marketplace, with a button to retry the failed ones.' },
  ],
  states: [
    {
      state: 'Nothing to change',
      what: 'A marketplace that already has the value isn’t counted or saved, and the result says so.',
    },
    { state: 'Saving', what: 'Each marketplace shows whether it’s waiting, saving or done.' },
  ],
  keyboard: [],
  accessibility: ['The results are a labeled list. Each outcome is a word, not just a color.'],
  content: ['The button says how many marketplaces it saves: “Save 4 marketplaces”.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/Simulation'],
};
