import { Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['One change for several marketplaces: a state, a business line, a limit, on or off.'],
  instead: [
    { when: 'One marketplace', use: 'Marketplace form/Form' },
    { when: 'Only the order', use: 'Marketplace form/List' },
  ],
  pairs: [
    {
      do: <Text>Harbor Point: Someone else changed it in the meantime.</Text>,
      because: 'Each marketplace has its outcome.',
      avoid: <Text tone="critical">Some changes could not be saved.</Text>,
      problem: 'Which ones?',
    },
  ],
  anatomy: [
    { part: 'Marketplaces', what: 'Those that the filters of the list show; find and tick some.' },
    { part: 'Change', what: 'What to change, and its new value.' },
    { part: 'Preview', what: 'What it does to each, before anything is saved.' },
    { part: 'Result', what: 'What became of each, with a button that tries the failed ones again.' },
  ],
  states: [
    {
      state: 'Nothing to change',
      what: 'A marketplace that has the value already is not counted or saved, and says so.',
    },
    { state: 'Under way', what: 'Each says whether it waits, is being saved or is done.' },
  ],
  keyboard: [],
  accessibility: ['The results are a list with a name; each outcome is a word, not a color.'],
  content: ['The button says how many it saves: “Save 4 marketplaces”.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/Simulation'],
};
