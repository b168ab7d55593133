import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'esbuild';
import type { Path, Seen } from './inPage.ts';

/** What a journey looks for: visible elements, by role and accessible name. */
export interface Target {
  readonly role: Parameters<Page['getByRole']>[0];
  /** The whole name, or a pattern. */
  readonly name?: string | RegExp;
  readonly within?: Target;
  /** Which of several, from the end if negative. Without it, an action needs exactly one. */
  readonly at?: number;
}

/** An engine's window. Journeys use nothing else, so that one set of them runs in every engine. */
export interface Screen {
  open(path: string): Promise<void>;
  address(): Promise<string>;
  /** All visible text of the page. */
  text(): Promise<string>;
  /** What is visible of a target now: nothing, one or several. */
  look(target: Target): Promise<readonly Seen[]>;
  /** Waits for a target and clicks it. */
  click(target: Target): Promise<void>;
  /** Waits for a target and moves the focus to it, as a script does. */
  focus(target: Target): Promise<void>;
  /** Waits for a native list and chooses an option. */
  choose(target: Target, option: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, or keys joined by `+`. */
  press(key: string): Promise<void>;
  movePointer(x: number, y: number): Promise<void>;
  holdPointer(): Promise<void>;
  releasePointer(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The errors and warnings that pages have printed so far, including what they threw. */
  complaints(): readonly string[];
}

/** The target as plain data, which any driver can send into a page. */
export const pathOf = ({ role, name, within, at }: Target): Path => [
  ...(within ? pathOf(within) : []),
  { role, name: name instanceof RegExp ? [name.source, name.flags] : (name ?? null), at: at ?? null },
];

/** The script that defines `window.inPage`. */
export async function bundleInPage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'inPage.ts')],
    bundle: true,
    write: false,
    define: { process: '{ "env": {} }' },
  });
  return outputFiles[0]?.text ?? '';
}
