import type { Guide } from '../../../../.storybook/docs/guide.ts';

export const guide: Guide = {
  status: 'new',
  when: ['Keyed rows change on a server while people read, select or act on them.'],
  instead: [
    { when: 'The rows are referrals', use: 'Referrals/Screen' },
    { when: 'The rows change only when the user asks for different ones', use: 'UI/Table' },
  ],
  pairs: [
    {
      do: <p>live 2 new</p>,
      because: 'New rows wait behind a button, so the row you’re about to press stays in place.',
      avoid: <p>Updated. The rows have moved.</p>,
      problem: 'The press lands on whichever row moved there.',
    },
  ],
  anatomy: [
    { part: 'Rows', what: 'Unchanged rows keep their objects, so only changed rows render.' },
    { part: 'Notes', what: 'Say what happened to a row that changed or left.' },
    { part: 'Button', what: 'Shows how many new rows are pending.' },
    { part: 'Announcement', what: 'A short text for a polite live region.' },
  ],
  states: [
    { state: 'Live', what: 'Polls every three seconds.' },
    { state: 'In use', what: 'The pointer, focus or an open panel keeps the rows in place.' },
    { state: 'Paused', what: 'No polling until the user resumes.' },
    { state: 'Reconnecting', what: 'A request failed. The rows stay.' },
  ],
  keyboard: [
    {
      keys: 'Tab into the rows',
      does: 'Keeps the rows in place while focus is inside.',
      proof: { story: 'live-list-any-rows--new-rows-wait' },
    },
    {
      keys: 'Enter on the new rows button',
      does: 'Shows the new rows.',
      proof: { story: 'live-list-any-rows--new-rows-show' },
    },
  ],
  accessibility: ['Announcements are batched, at least ten seconds apart.'],
  content: ['Keep notes to two or three words, such as “Just sold”.'],
  related: ['Referrals/Live control', 'UI/Table'],
};
