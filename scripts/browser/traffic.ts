import type { Page } from 'playwright';

/** What a page has loaded over the network so far. */
export interface Traffic {
  readonly requests: number;
  /** Bytes on the wire: compressed, including response headers. */
  readonly bytes: number;
  /** CORS preflight requests. */
  readonly preflights: number;
}

/** A slow phone connection and processor, as in field studies of the web. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const cpuThrottling = 4;

/** Counts what a page and its frames load from now on, with the browser's cache disabled. */
export async function watchTraffic(
  page: Page,
  { isSlow = false }: { readonly isSlow?: boolean } = {},
): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
  }
  let [requests, bytes, preflights] = [0, 0, 0];
  session.on('Network.requestWillBeSent', ({ request, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    requests += 1;
    bytes += redirectResponse?.encodedDataLength ?? 0;
    if (request.method === 'OPTIONS') preflights += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  return () => ({ requests, bytes, preflights });
}
