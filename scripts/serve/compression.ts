import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Fast compression for dynamic responses. Files are compressed once, at build time, as well as possible. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors: Readonly<Record<string, () => Transform>> = {
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(),
};

/** Returns the best of our encodings that a request accepts, or undefined. */
export function acceptedEncoding(header: string | string[] | undefined): string | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return Object.keys(compressors).find((name) => accepted.includes(name));
}

const isText = (type: unknown) => /^(?:text\/|application\/(?:[\w.-]+\+)?json)/.test(String(type));

/** Minimum number of bytes to compress: a smaller response fits into one packet anyway. */
const minBytes = 1024;

function isCompressible(request: IncomingMessage, response: ServerResponse): boolean {
  const length = response.getHeader('content-length');
  const hasBody = request.method !== 'HEAD' && response.statusCode !== 204 && response.statusCode !== 304;
  return hasBody && (length === undefined || Number(length) >= minBytes);
}

/**
 * Returns the stream to write the body of a response to: a compressor if it helps, or else the response itself. Call it
 * after setting the headers of the response.
 */
export function compressedBody(request: IncomingMessage, response: ServerResponse): NodeJS.WritableStream {
  if (!isText(response.getHeader('content-type')) || response.hasHeader('content-encoding')) return response;
  response.appendHeader('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressor = encoding && isCompressible(request, response) && compressors[encoding]?.();
  if (!compressor) return response;
  response.setHeader('content-encoding', encoding);
  response.removeHeader('content-length');
  // A weak ETag, because the content is the same but the bytes differ.
  const etag = String(response.getHeader('etag') ?? '');
  if (etag.startsWith('"')) response.setHeader('etag', `W/${etag}`);
  compressor.pipe(response);
  return compressor;
}
