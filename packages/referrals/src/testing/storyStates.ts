import { SourceError } from '@advantage/live-list';
import { formatTime } from '@advantage/ui';
import { expect, screen, userEvent, within } from 'storybook/test';
import type { ListAnswer } from '../source/referralSource.ts';
import { chooseTool } from './chooseTool.ts';
import { storyTime } from './storyTime.ts';

const noService = new SourceError('network', 'The service could not be reached.');

/** A service that never answers. */
export const silent = () => new Promise<never>(() => {});

/** A service that can't be reached. */
export const unreachable = () => Promise.reject(noService);

/** A service that answers once and can't be reached afterwards. */
export function failAfterFirst<Call extends readonly unknown[]>(
  list: (...call: Call) => Promise<ListAnswer>,
): (...call: Call) => Promise<ListAnswer> {
  let calls = 0;
  return (...call) => {
    calls += 1;
    return calls > 1 ? unreachable() : list(...call);
  };
}

interface Played {
  readonly canvasElement: HTMLElement;
}

/** Expects an error that nothing could be loaded, with a Retry button. */
export async function expectNeverLoaded({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  await expect(await canvas.findByText('Referrals could not be loaded.')).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
}

/** Expects the last loaded rows to stay, with the time of the last update in strip and list. */
export async function expectReconnecting({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  await canvas.findByText(`Last updated ${formatTime(storyTime)} · reconnecting`);
  await canvas.findByText(`Referrals could not be refreshed since ${formatTime(storyTime)}.`);
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(2);
}

/** Pauses the list and expects it to say so. */
export async function pauseList({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('cell');
  await userEvent.click(canvas.getByRole('button', { name: 'Live' }));
  await expect(canvas.getByRole('button', { name: 'Paused', pressed: true })).toBeVisible();
}

/** Pauses a list in which nothing races, in its tools. */
export async function pauseQuietList({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('cell');
  await expect(canvas.queryByRole('button', { name: 'Live' })).toBeNull();
  await chooseTool(userEvent, screen, 'Pause updates');
  await expect(await canvas.findByRole('button', { name: 'Paused', pressed: true })).toBeVisible();
}

/** Expects a list of a thousand rows to have a row count and to render only visible rows. */
export async function expectThousandRows({ canvasElement }: Played) {
  const canvas = within(canvasElement);
  await canvas.findAllByRole('cell');
  const table = canvas.getByRole('table');
  // The public feed leaves out rows older than its period, which starts at local midnight.
  await expect(Number(table.getAttribute('aria-rowcount'))).toBeGreaterThan(700);
  await expect(table.querySelectorAll('*').length).toBeLessThanOrEqual(800);
}
