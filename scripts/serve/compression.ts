import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

/** Quick, for answers that are new each time; files are compressed once, at build time, as far as it goes. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const compressors: Readonly<Record<string, () => Transform>> = {
  br: () => createBrotliCompress(brotliOptions),
  gzip: () => createGzip(),
};

/** The best of our encodings that a request accepts, or none. */
export function acceptedEncoding(header: string | string[] | undefined): string | undefined {
  const accepted = String(header ?? '')
    .split(',')
    .map((each) => each.trim().split(/\s*;\s*q=/))
    .filter(([, weight]) => weight === undefined || Number(weight) > 0)
    .map(([name]) => name);
  return Object.keys(compressors).find((name) => accepted.includes(name));
}

const isText = (type: unknown) => /^(?:text\/|application\/(?:[\w.-]+\+)?json)/.test(String(type));

/** Below so many bytes an answer travels in one packet anyway. */
const worthwhile = 1024;

function isCompressible(request: IncomingMessage, response: ServerResponse): boolean {
  const length = response.getHeader('content-length');
  const hasBody = request.method !== 'HEAD' && response.statusCode !== 204 && response.statusCode !== 304;
  return hasBody && (length === undefined || Number(length) >= worthwhile);
}

/**
 * Where the body of an answer goes: a compressor in front of the response where that helps, else the response itself.
 * Call it once the response has its headers.
 */
export function compressedBody(request: IncomingMessage, response: ServerResponse): NodeJS.WritableStream {
  if (!isText(response.getHeader('content-type')) || response.hasHeader('content-encoding')) return response;
  response.appendHeader('vary', 'Accept-Encoding');
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressor = encoding && isCompressible(request, response) && compressors[encoding]?.();
  if (!compressor) return response;
  response.setHeader('content-encoding', encoding);
  response.removeHeader('content-length');
  // Other bytes, the same content: that is what a weak tag says.
  const etag = String(response.getHeader('etag') ?? '');
  if (etag.startsWith('"')) response.setHeader('etag', `W/${etag}`);
  compressor.pipe(response);
  return compressor;
}
