import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Heading } from '../heading/Heading.tsx';

const test = 'packages/ui/src/app-shell/AppShell.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Every page behind the sign-in: it has places to go to and a person who is signed in.'],
  instead: [
    { when: 'The page is alone: sign-in, an error, a form in a frame', use: 'UI/Layout' },
    { when: 'It leads back from one thing to its list', use: 'UI/Back link' },
  ],
  pairs: [
    {
      do: <Heading level={1}>Orders to Pack</Heading>,
      because: 'The heading is the name of the place in the navigation, so that people see where they are.',
      avoid: <Heading level={1}>Welcome back! Here are your orders</Heading>,
      problem: 'It greets instead of naming the place, and wraps on a phone.',
    },
  ],
  anatomy: [
    { part: 'Top bar', what: 'The heading of the page, messages and the person who is signed in.' },
    {
      part: 'Side navigation',
      what: 'Groups of links; the current one has a stronger weight and aria-current as well as a color.',
    },
    { part: 'Drawer', what: 'The same navigation on a phone, behind a button at the start of the top bar.' },
    { part: 'Content', what: 'A list that fills the window, or a page that scrolls with it.' },
  ],
  states: [
    { state: 'From 1200 px', what: 'Icons and names.' },
    { state: '768 to 1199 px', what: 'A rail of icons; each has a tooltip.' },
    { state: 'Below 768 px', what: 'A drawer, closed until its button is pressed.' },
  ],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'The first stop skips the navigation and leads into the content.',
      proof: { story: 'ui-app-shell--skipping-the-navigation' },
    },
    {
      keys: 'Tab in the rail',
      does: 'Shows the name of the icon that has the focus.',
      proof: { test, title: 'names the icons of the rail by tooltips' },
    },
    {
      keys: 'Enter in the drawer',
      does: 'Closes the drawer, gives its button the focus, then follows the link.',
      proof: {
        test,
        title: 'NAV-1 MKF-10 the drawer is gone and its button has the focus before the router is asked',
      },
    },
  ],
  accessibility: [
    'Landmarks: one banner, one navigation, one main region. Don’t put a main element inside.',
    'The heading is the only h1 of the page.',
  ],
  content: [
    'Names of places are nouns: Orders, Feature Flags.',
    'Up to twelve places in groups; from 13 on they move closer together.',
  ],
  related: ['UI/Profile menu', 'UI/Toast history', 'UI/Skip link', 'UI/Layout'],
};
