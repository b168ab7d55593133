// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { SidePanel } from '../side-panel/SidePanel.tsx';
import { BrandProvider } from '../theme/BrandProvider.tsx';
import { advantage } from '../theme/brands/advantage.ts';
import { media } from '../theme/tokens.ts';
import { AnchoredDialog } from './AnchoredDialog.tsx';
import { Popover } from './Popover.tsx';

interface Surface {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function Anchored(props: Surface) {
  const anchor = useRef<HTMLSpanElement>(null);
  return (
    <>
      <span ref={anchor} />
      <AnchoredDialog {...props} label="Order" anchor={anchor}>
        Sure?
      </AnchoredDialog>
    </>
  );
}

const surfaces: readonly (readonly [string, boolean, (props: Surface) => ReactNode])[] = [
  ['a dialog', false, (props) => <Dialog {...props} title="Order" />],
  [
    'a popover',
    false,
    ({ isOpen, onClose }) => (
      <Popover label="Order" trigger={<Button>Open</Button>} isOpen={isOpen} onOpenChange={onClose}>
        Sure?
      </Popover>
    ),
  ],
  ['a dialog at its anchor', false, Anchored],
  ['a dialog at its anchor, on a phone', true, Anchored],
  [
    'the panel of a phone',
    true,
    (props) => (
      <SidePanel {...props} label="Order">
        Sure?
      </SidePanel>
    ),
  ],
];

/** A canceled transition: React Aria is never notified of its end. */
const canceled = () => {
  const finished = Promise.reject(new DOMException('Canceled', 'AbortError'));
  finished.catch(() => {});
  return [{ playState: 'running', finished }];
};

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(Element.prototype, { getAnimations: () => [] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
});

it.each(surfaces)(
  '%s unmounts a second after closing, even if its exit transition was canceled',
  (_what, isPhone, Part) => {
    const matchMedia = (query: string) => ({
      matches: isPhone && query === media.phone,
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    vi.stubGlobal('matchMedia', matchMedia);
    const onClose = () => {};
    const page = (isOpen: boolean) => (
      <BrandProvider brand={advantage}>
        <Part isOpen={isOpen} onClose={onClose} />
      </BrandProvider>
    );
    const { rerender } = render(page(true));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    Object.assign(Element.prototype, { getAnimations: canceled });
    rerender(page(false));
    act(() => vi.advanceTimersByTime(999));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    rerender(page(true));
    act(() => vi.advanceTimersByTime(5000));
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    rerender(page(false));
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  },
);
