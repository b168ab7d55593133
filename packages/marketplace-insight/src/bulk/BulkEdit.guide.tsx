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
    { part: 'Bar', what: 'At the bottom of the window: how many are selected, the changes, and how to end.' },
    { part: 'Change', what: 'The value to add, remove or set.' },
    { part: 'Effect', what: 'What the change does to each selected marketplace, before anything is saved.' },
    { part: 'Button', what: 'Says what it does, and to how many.' },
  ],
  states: [
    {
      state: 'Nothing to change',
      what: 'A marketplace that already has the value says so and isn’t counted or saved.',
    },
    { state: 'Saving', what: 'Each marketplace says whether it’s waiting, saving or saved.' },
    { state: 'Failed', what: 'Each failure has its reason, and the button tries those again.' },
  ],
  keyboard: [],
  accessibility: ['The effects are a labeled list. Each outcome is a word, not just a color.'],
  content: ['The button says what it does: “Add Texas to 2 marketplaces”.'],
  related: ['Marketplace form/List', 'Marketplace form/Insight/Simulation'],
};
