import { vi } from 'vitest';

// The code verifier is hashed outside the event loop. Wait for the hash, then for everything else.
let hashes: Promise<unknown> = Promise.resolve();
const digest = crypto.subtle.digest.bind(crypto.subtle);
vi.spyOn(crypto.subtle, 'digest').mockImplementation((...input) => {
  const hash = digest(...input);
  hashes = Promise.all([hashes, hash]);
  return hash;
});

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** Waits until all pending work is done, without advancing timers. */
export async function settle(): Promise<void> {
  for (let known: unknown; known !== hashes; ) {
    known = hashes;
    await turns(10);
    await hashes;
    await turns(10);
  }
}
