import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'new',
  when: ['Rows with a key change on a server while people read them, choose among them or act on one.'],
  instead: [
    { when: 'The rows are referrals', use: 'Referrals/Screen' },
    { when: 'The rows change only when their reader asks for others', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: <p>live 2 new</p>,
      because: 'New rows wait behind a button, so that what is about to be pressed stays in its place.',
      avoid: <p>Updated. The rows have moved.</p>,
      problem: 'The press lands on the row that moved there.',
    },
  ],
  anatomy: [
    { part: 'Rows', what: 'Unchanged rows keep their objects, so that only changed ones render.' },
    { part: 'Notes', what: 'What happened to a row that changed or left.' },
    { part: 'Button', what: 'How many new rows wait.' },
    { part: 'Announcement', what: 'A short text for a polite live region.' },
  ],
  states: [
    { state: 'Live', what: 'One poll every three seconds.' },
    { state: 'In use', what: 'Pointer, focus or an open panel hold the rows in their places.' },
    { state: 'Paused', what: 'No polls until the reader resumes.' },
    { state: 'Reconnecting', what: 'A call failed or there is no network; the rows stay.' },
  ],
  keyboard: [
    {
      keys: 'Tab into the rows',
      does: 'Holds them: none moves while the focus is inside.',
      proof: { story: 'live-list-any-rows--new-rows-wait' },
    },
    {
      keys: 'Enter on new rows',
      does: 'Shows them.',
      proof: { story: 'live-list-any-rows--new-rows-show' },
    },
  ],
  accessibility: ['Announcements are batched, never two within ten seconds.'],
  content: ['Notes: two or three words, such as “Just sold”.'],
  related: ['Referrals/Live strip', 'UI/Table'],
};
