import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placePanel } from './placePanel.ts';

const rect = (left: number, top: number, size = 20) =>
  ({ left, top, right: left + size, bottom: top + size, width: size, height: size }) as DOMRect;
const view = { width: 1280, height: 800 };
const panel = { width: 344, height: 300 };

it.each([
  ['below the trigger', rect(200, 100), { left: 200, top: 126 }],
  ['within the right edge', rect(1200, 100), { left: 920, top: 126 }],
  ['above a trigger near the bottom', rect(200, 700), { left: 200, top: 394 }],
])('places the panel %s', (_where, trigger, place) => {
  expect(placePanel(trigger, panel, view)).toEqual(place);
});

it('keeps the panel inside the window with a margin of 16 px', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1260 }), fc.integer({ min: 0, max: 780 }), (left, top) => {
      const place = placePanel(rect(left, top), panel, view);
      expect(place.left).toBeGreaterThanOrEqual(16);
      expect(place.top).toBeGreaterThanOrEqual(16);
      expect(place.left + panel.width).toBeLessThanOrEqual(view.width - 16);
      expect(place.top + panel.height).toBeLessThanOrEqual(view.height - 16);
    }),
  );
});
