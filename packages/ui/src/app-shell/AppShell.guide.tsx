import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Heading } from '../heading/Heading.tsx';

const test = 'packages/ui/src/app-shell/AppShell.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For every signed-in page: the shell has navigation and shows who is signed in.'],
  instead: [
    { when: 'The page is on its own: sign-in, an error, a form in an iframe', use: 'UI/Layout' },
    { when: 'It goes back from an item to its list', use: 'UI/Back link' },
  ],
  pairs: [
    {
      do: <Heading level={1}>Orders to pack</Heading>,
      because: 'The heading is the page’s name in the navigation, so people see where they are.',
      avoid: <Heading level={1}>Welcome back! Here are your orders</Heading>,
      problem: 'It greets instead of naming the page, and wraps on a phone.',
    },
  ],
  anatomy: [
    {
      part: 'Header row',
      what: 'The heading, then the line, filters and tools of the page (PageHeader), and the signed-in user.',
    },
    {
      part: 'Side navigation',
      what: 'Groups of links. The current link has a heavier weight and aria-current, not just a color.',
    },
    {
      part: 'Planned item',
      what: 'Muted text without an icon. A group that has only such items is folded until it’s opened.',
    },
    {
      part: 'Drawer',
      what: 'The same navigation in a narrow window, opened by a button at the start of the header row.',
    },
    { part: 'Content', what: 'A list that fills the window, a page that scrolls with it, or one notice.' },
  ],
  states: [
    { state: 'From 1200 px', what: 'Icons and labels.' },
    { state: '900 to 1199 px', what: 'A rail of icons with a word below each.' },
    { state: 'Below 900 px', what: 'A drawer, closed until its button is pressed.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'The first tab stop skips the navigation and moves to the content.',
      proof: { story: 'ui-app-shell--skipping-the-navigation' },
    },
    {
      keys: 'Tab in the rail',
      does: 'Shows the whole label of the focused link.',
      proof: { test, title: 'shortens labels in the rail, and names them with tooltips' },
    },
    {
      keys: 'Enter in the drawer',
      does: 'Closes the drawer, focuses its button, then follows the link.',
      proof: {
        test,
        title: 'NAV-1 closes the drawer and focuses its button before navigating',
      },
    },
  ],
  accessibility: [
    'Landmarks: one banner, one navigation, one main. Don’t put a main element inside.',
    'The heading is the page’s only h1.',
  ],
  content: [
    'Navigation labels are nouns: Orders, Suppliers. A short label is a word of the label.',
    'The line below the heading names the list and its order: “All orders, newest first”.',
  ],
  related: ['UI/Profile menu', 'UI/Toast history', 'UI/Skip link', 'UI/Layout'],
};
