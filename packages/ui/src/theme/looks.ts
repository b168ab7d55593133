/** A button without the look of one, to spread into a style. */
export const plainButton = {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
} as const;

/** Ends text that is too long with an ellipsis, to spread into a style. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
