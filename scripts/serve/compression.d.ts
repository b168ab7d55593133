declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  /** Returns a middleware that compresses what is written to a response. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
