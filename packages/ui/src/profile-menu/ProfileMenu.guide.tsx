import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Once per app, at the end of the top bar: who is signed in, help, logout.'],
  instead: [
    { when: 'Actions for a thing on the page', use: 'UI/Menu' },
    { when: 'Places to go', use: 'UI/App shell' },
  ],
  pairs: [
    {
      do: (
        <ProfileMenu
          name="Dana Whitfield"
          roleName="Manager"
          groups={[[{ key: 'logout', label: 'Logout' }]]}
        />
      ),
      because: 'Name and role: people with two accounts see which one they use.',
      avoid: (
        <ProfileMenu
          name="dwhitfield@harborpoint.example"
          roleName=""
          groups={[[{ key: 'logout', label: 'Logout' }]]}
        />
      ),
      problem: 'An address is cut on a phone, and the role is missing.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'Initials, name and role; on a phone the initials only.' },
    { part: 'Card', what: 'Name, role, company and place.' },
    { part: 'Entries', what: 'Groups with a line between: help and contact, then Logout.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Opens the menu at its first entry.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'opens on Enter and closes on Escape',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes it, and the focus is back on the button.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'opens on Enter and closes on Escape',
      },
    },
  ],
  accessibility: ['The name of the button is name and role; the initials are decoration.'],
  content: ['Role as the organization writes it: Manager. Logout comes last.'],
  related: ['UI/Menu', 'UI/App shell'],
};
