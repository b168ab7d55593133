import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives each test run its own temporary folder, which is deleted afterwards with its content, even if tests fail. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'advantage-tests-'));
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
