// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ReferralFeedElement } from './ReferralFeedElement.ts';
import { ReferralFeedEmbed } from './ReferralFeedEmbed.tsx';

const loaded = vi.hoisted(() => vi.fn());
vi.mock('@advantage/referrals/element', () => {
  loaded();
  return {};
});

const src = 'https://referrals.example.com';
const elementOf = (container: HTMLElement) => {
  const element = container.querySelector<ReferralFeedElement>('referral-feed');
  if (!element) throw new Error('There is no <referral-feed>.');
  return element;
};

beforeEach(() => vi.clearAllMocks());

describe('<referral-feed> in React', () => {
  it('loads the custom element', async () => {
    render(<ReferralFeedEmbed src={src} />);
    await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  });

  it('sets properties and resets those that are removed', () => {
    const { container, rerender } = render(
      <ReferralFeedEmbed src={src} pageSize={5} paused brand="advantage" />,
    );
    const element = elementOf(container);
    expect(element).toMatchObject({ src, pageSize: 5, paused: true, brand: 'advantage' });
    rerender(<ReferralFeedEmbed src={src} colorMode="dark" />);
    expect(elementOf(container)).toBe(element);
    expect(element).toMatchObject({ src, pageSize: null, paused: false, brand: null, colorMode: 'dark' });
  });

  it('TBL-16 keeps the state chosen by the user until the page sets another', () => {
    const { container, rerender } = render(<ReferralFeedEmbed src={src} state="TX" />);
    const element = elementOf(container);
    element.state = 'OK';
    rerender(<ReferralFeedEmbed src={src} state="TX" paused />);
    expect(element.state).toBe('OK');
    rerender(<ReferralFeedEmbed src={src} state="OR" />);
    expect(element.state).toBe('OR');
  });

  it('CLM-14 calls the latest event listener until it unmounts', () => {
    const former = vi.fn();
    const onClaimIntent = vi.fn((event: Event) => event.preventDefault());
    const { container, rerender, unmount } = render(<ReferralFeedEmbed src={src} onClaimIntent={former} />);
    rerender(<ReferralFeedEmbed src={src} onClaimIntent={onClaimIntent} />);
    const element = elementOf(container);
    const event = new CustomEvent('referral-feed:claim-intent', { cancelable: true });
    act(() => {
      element.dispatchEvent(event);
      element.dispatchEvent(new CustomEvent('referral-feed:ready'));
    });
    expect(former).not.toHaveBeenCalled();
    expect(onClaimIntent).toHaveBeenCalledExactlyOnceWith(event);
    expect(event.defaultPrevented).toBe(true);
    unmount();
    element.dispatchEvent(event);
    expect(onClaimIntent).toHaveBeenCalledOnce();
  });

  it('TBL-30 renders the empty and error props into slots', () => {
    const { container } = render(
      <ReferralFeedEmbed src={src} empty="Nothing today" error={<b>Call us</b>} />,
    );
    const element = elementOf(container);
    expect(element.querySelector('[slot=empty]')).toHaveTextContent('Nothing today');
    expect(element.querySelector('[slot=error] b')).toHaveTextContent('Call us');
  });

  it('T9 renders the element and its slots on the server', () => {
    expect(renderToString(<ReferralFeedEmbed src={src} empty="Nothing today" />)).toBe(
      '<referral-feed><div slot="empty">Nothing today</div></referral-feed>',
    );
  });
});
