import type { Page } from 'playwright';

/** What a page has brought over the network so far. */
export interface Traffic {
  readonly requests: number;
  /** As it traveled: compressed, with the headers of the answers. */
  readonly bytes: number;
  /** Questions whether a call to another origin is allowed. */
  readonly preflights: number;
}

/** A slow phone on a slow line, as field studies of the web use it. */
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
const slowness = 4;

/** Counts what a page and its frames load from now on, the browser's cache left aside. */
export async function watchTraffic(
  page: Page,
  { isSlow = false }: { readonly isSlow?: boolean } = {},
): Promise<() => Traffic> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  if (isSlow) {
    await session.send('Network.emulateNetworkConditions', slowLine);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
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
