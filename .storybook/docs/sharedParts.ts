import type { Guide } from './guide.ts';

/** What every field has around its box. */
export const fieldAnatomy: Guide['anatomy'] = [
  {
    part: 'Label',
    what: 'Above the box and always in sight; a required field says so at the end of the line.',
  },
  { part: 'Description', what: 'One line of help below the box.' },
  { part: 'Error', what: 'Above the description, with an icon: what to do about the value.' },
];
