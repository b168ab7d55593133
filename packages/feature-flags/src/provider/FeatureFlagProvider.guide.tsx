import { Banner, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['A part of an app shows only while a flag is on.'],
  instead: [
    { when: 'People turn flags on and off', use: 'Feature flags/Manager' },
    { when: 'A permission decides, not a flag', use: 'Console/Not available to your role' },
  ],
  pairs: [
    {
      do: <Text>The list works, without saved views.</Text>,
      because: 'While a flag is off or unknown, what is behind it is simply not there.',
      avoid: (
        <Banner tone="caution" title="This feature is disabled.">
          The flag saved-views is off.
        </Banner>
      ),
      problem: 'Readers learn about a thing that they can’t have.',
    },
  ],
  anatomy: [
    { part: 'Provider', what: 'Around the app: reads each flag once, when it is first asked for.' },
    { part: 'useFeatureFlag', what: 'True or false, and false until it is known.' },
    {
      part: 'useFeatureFlagReading',
      what: 'The same with its status: for a skeleton, or a word about the service.',
    },
  ],
  states: [
    { state: 'Loading', what: 'False; where a jump would hurt, show a skeleton.' },
    { state: 'Service down', what: 'False, and tried again when the network or the tab comes back.' },
  ],
  keyboard: [],
  accessibility: [
    'What appears later must not take the focus.',
    'Keep the place of what may appear, so that nothing moves under a finger.',
  ],
  content: ['No text names the flag: readers don’t know it.'],
  related: ['Feature flags/Manager', 'UI/Loading overlay'],
};
