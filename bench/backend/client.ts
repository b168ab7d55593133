import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';

/** A response, measured on the wire. */
export interface MeasuredResponse {
  readonly status: number;
  readonly milliseconds: number;
  /** Bytes of the whole response, headers included. */
  readonly received: number;
  /** Bytes of the whole request. */
  readonly sent: number;
}

export interface Client {
  /** Requests a path. With `isConditional`, sends the ETag of the last response to the same path. */
  get(path: string, isConditional: boolean): Promise<MeasuredResponse>;
  close(): void;
}

/** Headers that a browser sends with a poll of the feed. */
const browserHeaders = {
  accept: 'application/json',
  'accept-language': 'en-US,en;q=0.9',
  'accept-encoding': 'gzip, deflate, br, zstd',
  origin: 'https://partner.example.com',
  referer: 'https://partner.example.com/',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'cross-site',
  'user-agent':
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36',
};

/** Creates a client with one connection that stays open. */
export function createClient(base: string, credentials: Readonly<Record<string, string>> = {}): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const tags = new Map<string, string>();
  const get: Client['get'] = (path, isConditional) =>
    new Promise((resolve, reject) => {
      const tag = isConditional ? tags.get(path) : undefined;
      const headers = {
        ...browserHeaders,
        ...credentials,
        ...(tag === undefined ? {} : { 'if-none-match': tag }),
      };
      const started = performance.now();
      let socket: Socket | undefined;
      let before = { read: 0, written: 0 };
      const call = request(`${base}${path}`, { agent, headers }, (response) => {
        response.resume().on('end', () => {
          if (response.headers.etag) tags.set(path, response.headers.etag);
          resolve({
            status: response.statusCode ?? 0,
            milliseconds: performance.now() - started,
            received: (socket?.bytesRead ?? 0) - before.read,
            sent: (socket?.bytesWritten ?? 0) - before.written,
          });
        });
      });
      call.once('socket', (used) => {
        socket = used;
        before = { read: used.bytesRead, written: used.bytesWritten };
      });
      call.once('error', reject);
      call.end();
    });
  return { get, close: () => agent.destroy() };
}
