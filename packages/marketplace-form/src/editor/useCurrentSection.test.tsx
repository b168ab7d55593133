// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SectionId, sections } from '../fields/field.ts';
import { sectionDomId } from './FormSection.tsx';
import { getSectionShortcut, goToSection, useCurrentSection, useSectionShortcuts } from './SectionNav.tsx';

type Crossing = Partial<Record<SectionId, boolean>>;

const elementOf = (id: SectionId) => {
  const element = document.getElementById(sectionDomId(id));
  if (!element) throw new Error(`no section ${id}`);
  return element;
};

/** Mocks the position of a section's top in the viewport. */
const place = (id: SectionId, top: number) =>
  vi.spyOn(elementOf(id), 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);

let scroll: (crossing: Crossing) => void;
const disconnect = vi.fn();

beforeEach(() => {
  for (const { id } of sections) {
    const element = document.createElement('section');
    element.id = sectionDomId(id);
    element.tabIndex = -1;
    document.body.append(element);
    place(id, 5000);
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { target: Element; isIntersecting: boolean }[]) => void) {
        scroll = (crossing) =>
          tell(
            Object.entries(crossing).map(([id, isIntersecting]) => ({
              target: elementOf(id as SectionId),
              isIntersecting,
            })),
          );
      }
      observe() {}
      disconnect = disconnect;
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('the section that is being read', () => {
  const read = (crossing: Crossing) => act(() => scroll(crossing));

  it('is the first one until the page scrolls', () => {
    expect(renderHook(useCurrentSection).result.current).toBe('setup');
  });

  it('is the first of those that cross the band, and stays when none does', () => {
    const { result } = renderHook(useCurrentSection);
    read({ general: true, commercial: true });
    expect(result.current).toBe('general');
    read({ general: false });
    expect(result.current).toBe('commercial');
    read({ commercial: false });
    expect(result.current).toBe('commercial');
  });

  it('is the first section again where it begins in sight', () => {
    const { result } = renderHook(useCurrentSection);
    read({ api: true });
    place('setup', 300);
    read({ api: false });
    expect(result.current).toBe('setup');
  });

  it('is one that a person went to, as long as it begins in sight: the last ones never reach the band', () => {
    const { result } = renderHook(useCurrentSection);
    place('email', 600);
    act(() => goToSection('email'));
    expect(elementOf('email')).toHaveFocus();
    expect(result.current).toBe('email');
    place('email', -200);
    read({ life: true });
    expect(result.current).toBe('life');
  });

  it('is the one with the focus, as long as that is in sight', () => {
    const { result } = renderHook(useCurrentSection);
    const input = document.createElement('input');
    elementOf('life').append(input);
    const top = vi.spyOn(input, 'getBoundingClientRect').mockReturnValue({ top: 500 } as DOMRect);
    read({ commercial: true });
    act(() => input.focus());
    expect(result.current).toBe('life');
    read({ commercial: false, personal: true });
    expect(result.current).toBe('life');
    top.mockReturnValue({ top: -40 } as DOMRect);
    read({ personal: true });
    expect(result.current).toBe('personal');
  });

  it('is not watched any more when nobody asks, and nothing fails where it cannot be', () => {
    renderHook(useCurrentSection).unmount();
    expect(disconnect).toHaveBeenCalledOnce();
    vi.stubGlobal('IntersectionObserver', undefined);
    expect(renderHook(useCurrentSection).result.current).toBe('setup');
  });

  it('a section that is not on the page is not gone to', () => {
    document.body.replaceChildren();
    goToSection('email');
    expect(document.body).toHaveFocus();
  });
});

describe('the keys that lead to a section', () => {
  const press = (options: KeyboardEventInit, target: HTMLElement = document.body) => {
    const event = new KeyboardEvent('keydown', {
      altKey: true,
      bubbles: true,
      cancelable: true,
      ...options,
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const field = (tag: 'input' | 'textarea', type = 'text') => {
    const element = document.createElement(tag);
    if (element instanceof HTMLInputElement) element.type = type;
    document.body.append(element);
    return element;
  };

  it('MKF-4 are Alt and its number, anywhere in the form', () => {
    renderHook(useSectionShortcuts);
    expect(press({ code: 'Digit6', key: '6' })).toBe(true);
    expect(elementOf('schedule')).toHaveFocus();
    expect(press({ code: 'Digit8', key: '8' }, field('input'))).toBe(true);
    expect(elementOf('email')).toHaveFocus();
  });

  it('do nothing where they would type a character', () => {
    renderHook(useSectionShortcuts);
    const typed = { code: 'Digit1', key: '¡' };
    expect(press(typed, field('input'))).toBe(false);
    expect(press(typed, field('textarea'))).toBe(false);
    expect(press({ code: 'Digit1', key: '1', ctrlKey: true })).toBe(false);
    expect(press({ code: 'Numpad1', key: '1' })).toBe(false);
    expect(press({ code: 'Digit1', key: '1', altKey: false })).toBe(false);
    expect(press(typed, field('input', 'checkbox'))).toBe(true);
    expect(elementOf('setup')).toHaveFocus();
  });

  it('leave sections alone that are not there', () => {
    renderHook(useSectionShortcuts);
    elementOf('life').remove();
    expect(press({ code: 'Digit5', key: '5' })).toBe(false);
    expect(press({ code: 'Digit9', key: '9' })).toBe(false);
  });

  it('MKF-4 stay the same when other sections are left out', () => {
    expect(sections.map(({ id }) => getSectionShortcut(id))).toEqual(
      sections.map((_, index) => `Alt+${index + 1}`),
    );
  });
});
