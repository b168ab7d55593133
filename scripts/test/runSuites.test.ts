import { expect, it } from 'vitest';
import { runAll } from './runSuites.ts';
import type { Suite } from './suites.ts';

const suite = (name: string, rest: Partial<Suite> = {}): Suite => ({
  name,
  command: [name],
  count: 'command',
  ...rest,
});

/** Runs suites that end on command, and tells which of them have started. */
function begin(suites: readonly Suite[]) {
  const ends = new Map<string, () => void>();
  const over = runAll(
    suites,
    ({ name }) =>
      new Promise((resolve) => {
        ends.set(name, resolve);
      }),
  );
  return { over, begun: () => [...ends.keys()], end: (name: string) => ends.get(name)?.() };
}

it('runs one multi-processor suite at a time, next to one single-processor suite', async () => {
  const suites = [
    suite('journeys'),
    suite('types', { isSingle: true }),
    suite('words', { isSingle: true }),
    suite('prose', { isSingle: true }),
    suite('unit'),
  ];
  const { begun, end, over } = begin(suites);
  expect(begun()).toEqual(['journeys', 'types']);
  end('types');
  await expect.poll(begun).toEqual(['journeys', 'types', 'words']);
  end('journeys');
  await expect.poll(begun).toEqual(['journeys', 'types', 'words', 'unit']);
  end('words');
  await expect.poll(begun).toEqual(['journeys', 'types', 'words', 'unit', 'prose']);
  end('unit');
  end('prose');
  await over;
});

it('starts a suite after those it needs, and two single-processor ones if no other can start', async () => {
  const suites = [
    suite('stories', { needs: ['storybook'] }),
    suite('packages', { isSingle: true }),
    suite('storybook', { isSingle: true }),
    suite('fixtures', { isSingle: true, needs: ['packages'] }),
  ];
  const { begun, end, over } = begin(suites);
  expect(begun()).toEqual(['packages', 'storybook']);
  end('packages');
  await expect.poll(begun).toEqual(['packages', 'storybook', 'fixtures']);
  end('storybook');
  await expect.poll(begun).toEqual(['packages', 'storybook', 'fixtures', 'stories']);
  end('fixtures');
  end('stories');
  await over;
});
