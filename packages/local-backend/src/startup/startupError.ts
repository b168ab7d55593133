/** A mistake that the person who started the backend can fix; it is printed as one line, without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
