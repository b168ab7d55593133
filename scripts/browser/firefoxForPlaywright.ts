#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

// Starts the Firefox of `prepareFirefox` in the name of Playwright, and sits between the two: Playwright asks every
// browser for a color scheme, with a command of WebDriver BiDi that Firefox 153 does not know. It is answered here.
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

/** Passes on what Playwright and Firefox say to each other, but for what Firefox does not understand. */
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

/** Tells Playwright of a socket of ours in place of Firefox's own. */
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
