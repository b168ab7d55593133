/** A button without the look of one. */
export const plainButton = {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;
