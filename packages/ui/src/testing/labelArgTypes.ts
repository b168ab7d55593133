/** What prop tables say of the two ways to name a form control: they are generated, but cannot read a union. */
export const labelArgTypes = {
  label: {
    control: 'text',
    description: 'The visible name of the control. Either this or `aria-label`, never both.',
    table: { type: { summary: 'string' } },
  },
  'aria-label': {
    control: 'text',
    description: 'The name of the control where its place already says it to everybody who sees.',
    table: { type: { summary: 'string' } },
  },
} as const;
