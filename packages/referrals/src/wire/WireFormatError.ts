/** Thrown for a response in an unexpected format. The message never contains values of the response. */
export class WireFormatError extends Error {
  override readonly name = 'WireFormatError';
}
