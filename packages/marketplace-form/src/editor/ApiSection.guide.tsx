import { SecretField, TextField } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { sectionAccessibility, sectionKeys, sectionStates } from '../../../../.storybook/docs/sharedParts.ts';

export const guide: Guide = {
  status: 'stable',
  when: ['Referrals are delivered to a service of the marketplace.'],
  instead: [
    { when: 'They are delivered to people', use: 'Marketplace form/Email section' },
    { when: 'When and how many', use: 'Marketplace form/Limits and schedule section' },
  ],
  pairs: [
    {
      do: <SecretField label="API key" defaultValue="sk-4f9c-77aa" />,
      because: 'Masked until a reader asks to see it.',
      avoid: <TextField label="API key" defaultValue="sk-4f9c-77aa" />,
      problem: 'It is in every screenshot.',
    },
  ],
  anatomy: [
    { part: 'Switch', what: 'Delivers by API or not.' },
    { part: 'Method, authentication', what: 'Two questions with radio buttons.' },
    { part: 'URL, key', what: 'Required while the switch is on.' },
    { part: 'Round robin', what: 'Here in any case: it governs email too.' },
  ],
  states: [...sectionStates, { state: 'Off', what: 'A line says what would be here.' }],
  keyboard: sectionKeys,
  accessibility: sectionAccessibility,
  content: ['Say “delivery API URL”, not “endpoint”.'],
  related: ['Marketplace form/Email section', 'UI/Secret field'],
};
