import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives each run of tests its own temporary folder, which goes with all that they leave in it, also when they fail. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'advantage-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
