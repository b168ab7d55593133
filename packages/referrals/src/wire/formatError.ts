/** An answer that does not have the shape the service promised. Its message never holds a value of the answer. */
export class WireFormatError extends Error {
  override readonly name = 'WireFormatError';
}
