// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flagListOf } from '../store/flagList.ts';
import {
  createInMemoryFeatureFlagGateway,
  type InMemoryFeatureFlagGateway,
} from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFeatureFlag.ts';
import {
  createFeatureFlags,
  FeatureFlagProvider,
  useFeatureFlag,
  useFeatureFlagReading,
} from './FeatureFlagProvider.tsx';

const example = { ...exampleFeatureFlag, enabled: true };
const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockReset().mockReturnValue();
});

function Feature() {
  const { status } = useFeatureFlagReading('example-flag');
  return <p>{`${useFeatureFlag('example-flag') ? 'on' : 'off'}, ${status}`}</p>;
}
const Views = () => <p>{useFeatureFlag('saved-views') ? 'saved views' : 'plain list'}</p>;

const app = (gateway: InMemoryFeatureFlagGateway) => (
  <StrictMode>
    <FeatureFlagProvider gateway={gateway}>
      <Feature />
    </FeatureFlagProvider>
  </StrictMode>
);

describe('FeatureFlagProvider', () => {
  it('FLG-16 API-41 reads the example flag: off while loading, then the value from the service', async () => {
    const gateway = createInMemoryFeatureFlagGateway({ flags: [example] });
    render(app(gateway));
    expect(screen.getByText('off, loading')).toBeInTheDocument();
    expect(await screen.findByText('on, ready')).toBeInTheDocument();
    expect(gateway.calls).toHaveLength(1);
  });

  it('ERR-8 turns the flag off after a failed read, and retries when back online', async () => {
    const gateway = createInMemoryFeatureFlagGateway({ flags: [example] });
    gateway.fail('get', 'Down');
    const { unmount } = render(app(gateway));
    expect(await screen.findByText('off, failed')).toBeInTheDocument();
    gateway.fail('get');
    fireEvent(window, new Event('offline'));
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('on, ready')).toBeInTheDocument();
    unmount();
    const calls = gateway.calls.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(gateway.calls).toHaveLength(calls);
  });

  it('FLG-5 rerenders when the flag is toggled through the same gateway', async () => {
    const gateway = createInMemoryFeatureFlagGateway({ flags: [example] });
    render(app(gateway));
    await screen.findByText('on, ready');
    await act(() => flagListOf(gateway).update(example, { enabled: false }));
    expect(await screen.findByText('off, ready')).toBeInTheDocument();
  });

  it('ERR-8 turns the flag off when rendered on a server', () => {
    const html = renderToString(app(createInMemoryFeatureFlagGateway({ flags: [example] })));
    expect(html).toContain('off, loading');
  });

  it('FLG-16 accepts only declared flag names', () => {
    const { useFeatureFlag: useTypedFlag } = createFeatureFlags<'saved-views'>();
    const accepted: Parameters<typeof useTypedFlag>[0] = 'saved-views';
    // @ts-expect-error a misspelled name
    const refused: Parameters<typeof useTypedFlag>[0] = 'saved-view';
    expect([accepted, refused]).toHaveLength(2);
  });

  it('FLG-16 accepts any flag name when none are declared', async () => {
    const gateway = createInMemoryFeatureFlagGateway({ flags: [{ ...example, name: 'saved-views' }] });
    render(
      <FeatureFlagProvider gateway={gateway}>
        <Views />
      </FeatureFlagProvider>,
    );
    expect(await screen.findByText('saved views')).toBeInTheDocument();
  });

  it('FLG-16 throws a helpful error outside a provider', () => {
    expect(() => render(<Feature />)).toThrow('useFeatureFlag needs a FeatureFlagProvider around it.');
  });
});
