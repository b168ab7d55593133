/** What a failed gateway call says to a person: the server's error text (ERR-22, ERR-23). */
export function errorText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error ?? '');
  return text.trim() || 'The service gave no reason.';
}
