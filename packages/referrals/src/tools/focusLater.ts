/**
 * Moves the focus once a menu that closes now lets go of it: as long as it is open, nothing outside can have the focus.
 * The returned function calls it off.
 */
export function focusLater(find: () => HTMLElement | null | undefined): () => void {
  const timer = setTimeout(() => find()?.focus());
  return () => clearTimeout(timer);
}
