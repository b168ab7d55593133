/**
 * Moves focus after a closing menu has released it: an open menu doesn't let focus leave. Returns a function that
 * cancels the move.
 */
export function focusLater(find: () => HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => find()?.focus());
  return () => clearTimeout(timer);
}
