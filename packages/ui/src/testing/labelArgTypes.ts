/**
 * Prop table entries for the two ways to label a form control. Prop tables are generated, but the generator can't
 * read a union.
 */
export const labelArgTypes = {
  label: {
    control: 'text',
    description: 'Visible label of the control. Either this or `aria-label`, never both.',
    table: { type: { summary: 'string' } },
  },
  'aria-label': {
    control: 'text',
    description: 'Accessible name of a control whose purpose is visually clear from its context.',
    table: { type: { summary: 'string' } },
  },
} as const;
