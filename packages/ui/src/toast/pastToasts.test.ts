import { expect, it, vi } from 'vitest';
import { createManualClock } from '../clock/clock.ts';
import { createToastHistory, maxHistoryLength } from './pastToasts.ts';

it('keeps each message with its time, newest first', () => {
  const history = createToastHistory();
  const clock = createManualClock('2026-11-20T16:24:00Z');
  history.setClock(clock);
  history.add({ tone: 'positive', text: 'Saved.' });
  clock.advance(60_000);
  history.add({ tone: 'critical', text: 'Not saved.' });
  expect(history.read().map(({ content: { text, time } }) => [text, new Date(time).toISOString()])).toEqual([
    ['Not saved.', '2026-11-20T16:25:00.000Z'],
    ['Saved.', '2026-11-20T16:24:00.000Z'],
  ]);
});

it('drops the oldest messages over its limit, and all of them when cleared', () => {
  const history = createToastHistory();
  for (let count = 0; count < maxHistoryLength + 5; count += 1) {
    history.add({ tone: 'positive', text: `${count}` });
  }
  expect(history.read()).toHaveLength(maxHistoryLength);
  expect(history.read().at(-1)?.content.text).toBe('5');
  history.clear();
  expect(history.read()).toEqual([]);
});

it('notifies subscribers until they unsubscribe', () => {
  const history = createToastHistory();
  const listener = vi.fn();
  const leave = history.subscribe(listener);
  history.add({ tone: 'positive', text: 'Saved.' });
  leave();
  history.clear();
  expect(listener).toHaveBeenCalledOnce();
});
