import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { compressedBody } from './compression.ts';

/** Headers that are between two ends of one connection. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function copyHeaders(answer: IncomingMessage, response: ServerResponse) {
  response.statusCode = answer.statusCode ?? 502;
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    if (!ofConnection.has(name)) response.setHeader(name, values);
}

/**
 * Passes requests on to a server on this machine, under the host name that the browser asked for, and compresses what
 * comes back. A server that is down looks to the browser as it would with nothing in between: the connection ends.
 */
export const createReverseProxy =
  (port: number) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const giveUp = () => response.destroy();
    const { method, url, headers } = request;
    const forwarded = ask({ agent: false, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      copyHeaders(answer, response);
      pipeline(answer, compressedBody(request, response), (error) => error && giveUp());
    });
    forwarded.on('error', giveUp);
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
