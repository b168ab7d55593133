import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { ProfileMenu } from './ProfileMenu.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Once per app, at the end of the header row: who is signed in, help, logout.'],
  instead: [
    { when: 'The actions are for an item on the page', use: 'UI/Menu' },
    { when: 'The entries are pages of the app', use: 'UI/App shell' },
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
      because: 'Name and role: people with two accounts see which one they’re using.',
      avoid: (
        <ProfileMenu
          name="dwhitfield@harborpoint.example"
          roleName=""
          groups={[[{ key: 'logout', label: 'Logout' }]]}
        />
      ),
      problem: 'An email address is cut off, and the role is missing.',
    },
  ],
  anatomy: [
    { part: 'Button', what: 'Initials. Name and role, too, in windows of at least 1440 px.' },
    { part: 'Card', what: 'Name, role, company and location.' },
    { part: 'Entries', what: 'Groups separated by lines: help and contact, then Logout.' },
  ],
  states: [],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'Opens the menu and focuses its first entry.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'opens on Enter and closes on Escape',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the menu and returns focus to the button.',
      proof: {
        test: 'packages/ui/src/testing/actionKeys.test.tsx',
        title: 'opens on Enter and closes on Escape',
      },
    },
  ],
  accessibility: ['The button’s accessible name is name and role; the initials are decoration.'],
  content: ['Write the role as the organization does: Manager. Logout comes last.'],
  related: ['UI/Menu', 'UI/App shell'],
};
