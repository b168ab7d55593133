import { Banner, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A part of an app appears only while a flag is on.'],
  instead: [
    { when: 'Administrators turn flags on and off', use: 'Feature flags/Manager' },
    { when: 'A role decides, not a flag', use: 'Console/Not available to your role' },
  ],
  pairs: [
    {
      do: <Text>The list works, without saved views.</Text>,
      because: 'While a flag is off or unknown, its feature simply isn’t there.',
      avoid: (
        <Banner tone="caution" title="This feature is disabled.">
          The flag saved-views is off.
        </Banner>
      ),
      problem: 'Users learn about a feature that they can’t have.',
    },
  ],
  anatomy: [
    { part: 'Provider', what: 'Wraps the app. Reads each flag once, on first use.' },
    { part: 'useFeatureFlag', what: 'Returns true or false. False until the flag has been read.' },
    {
      part: 'useFeatureFlagReading',
      what: 'Also returns the status, for a skeleton or an error message.',
    },
  ],
  states: [
    { state: 'Loading', what: 'False. Show a skeleton if a layout shift would be disruptive.' },
    { state: 'Service down', what: 'False. Retried when the network reconnects or the tab regains focus.' },
  ],
  keyboard: [],
  accessibility: [
    'Content that appears later must not take focus.',
    'Reserve space for what may appear, so that nothing moves under a finger.',
  ],
  content: ['Don’t mention the flag’s name. Users don’t know it.'],
  related: ['Feature flags/Manager', 'UI/Loading overlay'],
};
