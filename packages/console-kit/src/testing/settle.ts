import { vi } from 'vitest';

// Hashing the code verifier runs outside the event loop: wait for it, then let everything else come to rest.
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

/** Lets everything under way come to rest while timers stand still. */
export async function settle(): Promise<void> {
  for (let known: unknown; known !== hashes; ) {
    known = hashes;
    await turns(10);
    await hashes;
    await turns(10);
  }
}
