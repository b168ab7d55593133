import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, RefCallback } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import type { FieldHandle, FieldLabeling, FieldProps } from './fieldProps.ts';

/** Props that the battery sets on the control under test. */
export type BatteryProps = FieldLabeling & FieldProps & { readonly ref?: RefCallback<FieldHandle> };

interface FieldBattery {
  /** Renders the control with these props and any others it needs. */
  readonly draw: (props: BatteryProps) => ReactElement;
  /** Returns the element named 'Price', or throws. */
  readonly find: () => HTMLElement;
  /** Focusable elements, in focus order, if they aren't the named element. */
  readonly focusable?: () => readonly HTMLElement[];
}

/** Tests that every form control passes. Run them first in the control's test file. */
export function fieldBattery({ draw, find, focusable = () => [find()] }: FieldBattery) {
  const handle = () => {
    const handle: { current: FieldHandle | null } = { current: null };
    const ref = (next: FieldHandle | null) => {
      handle.current = next;
    };
    return { ref, focus: () => act(() => handle.current?.focus()) };
  };

  describe('a form field', () => {
    it('is named by its label', () => {
      render(draw({ label: 'Price' }));
      expect(find()).toBeInTheDocument();
      expect(screen.getByText('Price')).toBeInTheDocument();
    });

    it('is named by its aria-label when it has no label', () => {
      render(draw({ 'aria-label': 'Price' }));
      expect(find()).toBeInTheDocument();
      expect(screen.queryByText('Price', { ignore: `.${visuallyHidden}` })).not.toBeInTheDocument();
    });

    it('is described by its error and its description', () => {
      render(draw({ label: 'Price', description: 'In dollars.', errorMessage: 'Too low.' }));
      expect(find()).toHaveAccessibleDescription(expect.stringContaining('Too low.'));
      expect(find()).toHaveAccessibleDescription(expect.stringContaining('In dollars.'));
    });

    it('updates its accessible description when the description or error changes', () => {
      const { rerender } = render(draw({ label: 'Price' }));
      rerender(draw({ label: 'Price', description: 'A $30 order is delivered at $33.' }));
      expect(find()).toHaveAccessibleDescription(expect.stringContaining('delivered at $33.'));
      rerender(draw({ label: 'Price', errorMessage: 'Too low.' }));
      expect(find()).toHaveAccessibleDescription(expect.stringContaining('Too low.'));
      rerender(draw({ label: 'Price', errorMessage: 'Too low.', isInvalid: false }));
      expect(find()).not.toHaveAccessibleDescription(expect.stringContaining('Too low.'));
    });

    it('keeps its aria-describedby', () => {
      render(
        <>
          <p id="limits">At most 10 an hour.</p>
          {draw({ label: 'Price', 'aria-describedby': 'limits' })}
        </>,
      );
      expect(find()).toHaveAccessibleDescription(expect.stringContaining('At most 10 an hour.'));
    });

    it('cannot be focused or used while disabled', async () => {
      render(draw({ label: 'Price', isDisabled: true }));
      for (const part of focusable()) expect(part).toBeDisabled();
      await userEvent.tab();
      expect(document.body).toHaveFocus();
    });

    it('can be focused through its ref', () => {
      const { ref, focus } = handle();
      render(draw({ label: 'Price', ref }));
      focus();
      expect(focusable()[0]).toHaveFocus();
    });

    it('calls onBlur when focus leaves it', async () => {
      const onBlur = vi.fn();
      const { ref, focus } = handle();
      render(draw({ label: 'Price', ref, onBlur }));
      focus();
      expect(onBlur).not.toHaveBeenCalled();
      for (let step = 0; step < 5 && document.activeElement !== document.body; step++) await userEvent.tab();
      expect(onBlur).toHaveBeenCalledOnce();
    });

    it('renders a form element with its name', () => {
      const { container } = render(draw({ label: 'Price', name: 'price' }));
      expect(container.querySelector('[name=price]')).not.toBeNull();
    });
  });
}
