/** Says on stderr, in one line and without a stack trace, that something unexpected happened. */
export function reportError(error: unknown): void {
  console.error(
    error instanceof Error ? `${error.name}: ${error.message}` : 'Something that is no error was thrown.',
  );
}
