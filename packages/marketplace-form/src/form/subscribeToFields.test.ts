import { describe, expect, it, vi } from 'vitest';
import { subscribeToFields } from './subscribeToFields.ts';
import type { MarketplaceFormReturn } from './useMarketplaceForm.ts';

type Subscribe = MarketplaceFormReturn['subscribe'];

/** A fake form that tracks its subscriptions. `emit` reports a change. */
function fakeForm() {
  const running = new Set<Parameters<Subscribe>[0]['callback']>();
  const subscribe = ((options: Parameters<Subscribe>[0]) => {
    running.add(options.callback);
    return () => void running.delete(options.callback);
  }) as Subscribe;
  const emit = (name?: string) => {
    for (const callback of running) callback({ name } as Parameters<typeof callback>[0]);
  };
  return { form: { control: {} as MarketplaceFormReturn['control'], subscribe }, running, emit };
}

describe('one subscription for all fields', () => {
  it('starts with the first callback and stops with the last', () => {
    const { form, running } = fakeForm();
    const stops = [
      subscribeToFields(form, ['phoneNumber'], vi.fn()),
      subscribeToFields(form, undefined, vi.fn()),
    ];
    expect(running.size).toBe(1);
    stops[0]?.();
    expect(running.size).toBe(1);
    stops[1]?.();
    expect(running.size).toBe(0);
    subscribeToFields(form, ['states'], vi.fn());
    expect(running.size).toBe(1);
  });

  it.each([
    ['phoneNumber', ['phoneNumber', 'any']],
    ['recipients', ['recipients', 'first', 'eleventh', 'any']],
    ['recipients.1.deliveryDays', ['recipients', 'first', 'any']],
    ['recipients.11.deliveryDays', ['recipients', 'eleventh', 'any']],
    [undefined, ['phoneNumber', 'recipients', 'first', 'eleventh', 'any']],
  ])('calls back for a change of %s, once each', (name, expected) => {
    const { form, emit } = fakeForm();
    const called: string[] = [];
    const record = (who: string) => () => void called.push(who);
    subscribeToFields(form, ['phoneNumber', 'legalEntityName'], record('phoneNumber'));
    subscribeToFields(form, ['recipients'], record('recipients'));
    subscribeToFields(form, ['recipients.1'], record('first'));
    subscribeToFields(form, ['recipients.11'], record('eleventh'));
    subscribeToFields(form, undefined, record('any'));
    emit(name);
    expect(called).toEqual(expected);
  });
});
