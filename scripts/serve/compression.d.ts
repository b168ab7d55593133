declare module 'compression' {
  import type { RequestListener } from 'node:http';

  /** Returns a middleware that compresses what is written to a response. */
  export default function compression(): (...args: [...Parameters<RequestListener>, () => void]) => void;
}
