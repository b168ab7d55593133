import { SecretField, TextField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['To deliver referrals to the marketplace’s own service.'],
  instead: [
    { when: 'Referrals are delivered to people', use: 'Marketplace form/Email section' },
    {
      when: 'You set when and how many referrals are delivered',
      use: 'Marketplace form/Limits and schedule section',
    },
  ],
  pairs: [
    {
      do: <SecretField label="API key" defaultValue="sk-4f9c-77aa" />,
      because: 'The key is masked until the user reveals it.',
      avoid: <TextField label="API key" defaultValue="sk-4f9c-77aa" />,
      problem: 'The key is visible in every screenshot.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Turns delivery by API on or off.' },
    { part: 'Method, authentication', what: 'Two groups of radio buttons.' },
    { part: 'URL, key', what: 'Where referrals are sent. The URL is required; the key is optional.' },
    { part: 'Round robin', what: 'Always shown, because it applies to email too.' },
  ],
  states: [...sectionStates, { state: 'Off', what: 'Only the switch and round robin show.' }],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Say “delivery API URL”, not “endpoint”.'],
  related: ['Marketplace form/Email section', 'UI/Secret field'],
};
