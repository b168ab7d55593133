import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { compressedBody } from './compression.ts';

/** Hop-by-hop headers, which must not be forwarded. */
const hopByHopHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function copyHeaders(answer: IncomingMessage, response: ServerResponse) {
  response.statusCode = answer.statusCode ?? 502;
  for (const [name, values = []] of Object.entries(answer.headersDistinct))
    if (!hopByHopHeaders.has(name)) response.setHeader(name, values);
}

/**
 * Creates a request handler that proxies to a server on this machine, under the host name that the browser requested,
 * and compresses the responses. If that server is down, closes the connection, as the browser would see without a
 * proxy.
 */
export const createReverseProxy =
  (port: number) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const abort = () => response.destroy();
    const { method, url, headers } = request;
    const forwarded = ask({ agent: false, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      copyHeaders(answer, response);
      pipeline(answer, compressedBody(request, response), (error) => error && abort());
    });
    forwarded.on('error', abort);
    response.on('close', () => forwarded.destroy());
    request.pipe(forwarded);
  };
