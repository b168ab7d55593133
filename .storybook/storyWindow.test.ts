import type { Renderer, StoryContext } from 'storybook/internal/csf';
import { addons, mockChannel } from 'storybook/preview-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inPhoneWindow, pictureFrame, pictureRendered, stopInPicture } from './storyWindow.ts';

const frame = { innerWidth: 1440, parent: {} };
const phone = {
  tags: ['phone'],
  storyGlobals: { viewport: { value: 'phone' } },
} as unknown as StoryContext<Renderer>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', frame);
  frame.innerWidth = 1440;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (context: StoryContext<Renderer>) => {
  const opened = vi.fn();
  void inPhoneWindow(context).then(opened);
  return opened;
};

it('waits to show a phone story until the manager stops resizing its frame', async () => {
  const opened = open(phone);
  for (const width of [1200, 900, 700, 500, 375]) {
    frame.innerWidth = width;
    await vi.advanceTimersByTimeAsync(60);
    expect(opened).not.toHaveBeenCalled();
  }
  await vi.advanceTimersByTimeAsync(120);
  expect(opened).toHaveBeenCalled();
});

it('shows a phone story after a timeout if the frame never becomes narrow', async () => {
  const opened = open(phone);
  await vi.advanceTimersByTimeAsync(2900);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(opened).toHaveBeenCalled();
});

it('shows any other story immediately', async () => {
  const opened = open({ ...phone, tags: [] });
  await vi.advanceTimersByTimeAsync(0);
  expect(opened).toHaveBeenCalled();
});

it('does not play a story in a picture, and reports that it has rendered', async () => {
  const channel = mockChannel();
  addons.setChannel(channel);
  const reported = vi.fn();
  channel.on(pictureRendered, reported);
  const played = vi.fn();
  const play = async () => {
    await stopInPicture({ id: 'wall--wet' });
    played();
  };
  await play();
  expect(played).toHaveBeenCalledOnce();
  vi.stubGlobal('window', { ...frame, name: pictureFrame });
  void play();
  await vi.advanceTimersByTimeAsync(1000);
  expect(played).toHaveBeenCalledOnce();
  expect(reported.mock.calls).toEqual([[{ storyId: 'wall--wet' }]]);
});
