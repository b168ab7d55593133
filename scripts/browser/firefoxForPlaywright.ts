#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Starts the Firefox of `debianFirefox` for Playwright, and proxies the messages between the two. Playwright sets a
// color scheme in every browser, with a WebDriver BiDi command that Firefox 153 doesn't know, so this script responds
// to that command itself.
const unknownToFirefox = 'emulation.setMediaFeaturesOverride';

const home = process.env.ADVANTAGE_FIREFOX ?? '';
const firefox = join(home, 'usr/lib/firefox-esr');
const libraries = [firefox, ...globSync(join(home, 'usr/lib/*-linux-gnu'))].join(delimiter);

const browser = spawn(join(firefox, 'firefox-esr'), process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
  env: { ...process.env, LD_LIBRARY_PATH: libraries },
});
browser.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => browser.kill(signal));

/** Forwards messages between Playwright and Firefox, except for the command that Firefox doesn't know. */
function connect(playwright: WebSocket, url: string) {
  const bidi = new WebSocket(url, { maxPayload: 0, perMessageDeflate: false });
  const isOpen = new Promise((resolve) => bidi.once('open', resolve));
  playwright.on('message', async (data) => {
    await isOpen;
    const { id, method } = JSON.parse(String(data));
    if (method === unknownToFirefox) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else bidi.send(String(data));
  });
  bidi.on('message', (data) => playwright.send(String(data)));
  bidi.once('close', () => playwright.close());
  playwright.once('close', () => bidi.close());
}

/** Tells Playwright to connect to our socket instead of Firefox's. */
function announce(firefoxUrl: string) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (playwright, { url }) => connect(playwright, `${firefoxUrl}${url}`));
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
}

createInterface({ input: browser.stderr }).on('line', (line) => {
  const [, url] = /^WebDriver BiDi listening on (ws:\/\/\S+)$/.exec(line) ?? [];
  if (url) announce(url);
  else console.error(line);
});
