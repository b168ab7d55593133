import type { Page } from '@playwright/test';

/**
 * Layout checks that run in the page, on bounding boxes. Each result names the element as a user would and gives its
 * box.
 */
declare global {
  interface Window {
    readonly layout: {
      readonly smallTargets: (least: number) => readonly string[];
      readonly lowControls: (least: number) => readonly string[];
      readonly cutControls: () => readonly string[];
      readonly cutTexts: () => readonly string[];
    };
  }
}

/** Injects the layout checks into the page. */
export const loadLayout = (page: Page) =>
  page.evaluate(() => {
    const targets =
      'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio], [role=tab]';

    const isHidden = (element: Element) => {
      const { visibility, opacity } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return visibility !== 'visible' || opacity === '0' || width < 2 || height < 2;
    };
    /** Whether an element is for screen readers only: inside a clipped box of one pixel. */
    const isUnseen = (element: Element): boolean => {
      const { width = 2, height = 2 } = element.closest('[style*="clip"]')?.getBoundingClientRect() ?? {};
      return width <= 1 && height <= 1;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !isHidden(element) &&
      !isUnseen(element);

    const nameOf = (element: Element) => {
      const words = (element.closest('label') ?? element).textContent?.trim();
      const name = element.getAttribute('aria-label') ?? words ?? '';
      const { x, y, width, height } = element.getBoundingClientRect();
      const box = [x, y, width, height].map(Math.round).join(' ');
      return `${element.tagName.toLowerCase()} '${name.slice(0, 40)}' at ${box}`;
    };

    /** The box of a target: an input inside a label has the box of its label. */
    const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();

    /** How far from its center a target reacts to a press, in each direction. Invisible hit areas count too. */
    const measureReach = (element: Element, maxDistance: number) => {
      const label = element.closest('label');
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = boxOf(element);
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        if (hit === null) return false;
        // A press between the items of a tag list focuses its text field, so that area belongs to the field.
        if (hit.matches('[data-tags]') && element.matches('input')) return hit.contains(element);
        return element.contains(hit) || label?.contains(hit) === true;
      };
      const getDistance = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < maxDistance && hits(dx * (steps + 0.5), dy * (steps + 0.5))) steps += 1;
        return steps;
      };
      // An element covered by a dialog is not a target at the moment.
      if (!hits(0, 0)) return { width: maxDistance * 2, height: maxDistance * 2 };
      return {
        width: getDistance(-1, 0) + getDistance(1, 0),
        height: getDistance(0, -1) + getDistance(0, 1),
      };
    };
    const isSmallerThan = (element: Element, least: number) => {
      const { width, height } = boxOf(element);
      if (Math.min(width, height) >= least) return false;
      const reach = measureReach(element, least);
      return Math.min(reach.width, reach.height) < least - 2;
    };

    const isDisabled = (element: Element) =>
      element.matches(':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *');

    /** A link within a sentence is exempt: it's as tall as its line (2.5.8, Inline). */
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);

    const all = () =>
      [...document.querySelectorAll(targets)].filter(
        (element) =>
          !isDisabled(element) &&
          (isShown(element) || (element.closest('label') && isShown(element.closest('label') as Element))),
      );

    /** Whether the center of an element is outside of what scrolls it, so that it's no target at the moment. */
    const isScrolledAway = (element: Element): boolean => {
      const box = boxOf(element);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (parent === document.body || !/auto|scroll/.test(getComputedStyle(parent).overflow)) continue;
        const { left, top, right, bottom } = parent.getBoundingClientRect();
        if (x < left || x > right || y < top || y > bottom) return true;
      }
      return false;
    };

    /** A small target passes if a circle of the minimum size around it touches no other target (2.5.8, Spacing). */
    const hasRoom = (element: Element, others: readonly Element[], least: number) => {
      const box = boxOf(element);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return others.every((target) => {
        const other = boxOf(target);
        if (other.x === box.x && other.y === box.y) return true;
        const dx = Math.max(other.left - x, 0, x - other.right);
        const dy = Math.max(other.top - y, 0, y - other.bottom);
        return Math.hypot(dx, dy) >= least / 2 || isScrolledAway(target);
      });
    };

    /** Whether an ancestor scrolls sideways on purpose: a table may be wider than the page. */
    const isInScroller = (element: Element): boolean => {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        const { overflowX } = getComputedStyle(parent);
        if (/auto|scroll/.test(overflowX) && parent.scrollWidth > parent.clientWidth) return true;
      }
      return false;
    };

    const measures: Window['layout'] = {
      smallTargets(least) {
        const elements = all();
        const isCramped = (element: Element) => !hasRoom(element, elements, least);
        return elements
          .filter((element) => !isInSentence(element) && isCramped(element))
          .filter((element) => {
            // Away from bars at the edges.
            element.scrollIntoView({ block: 'center', inline: 'center' });
            return isCramped(element) && isSmallerThan(element, least);
          })
          .map(nameOf);
      },
      lowControls: (least) =>
        all()
          .filter((element) =>
            element.matches('button, select, input, textarea, [role=button], [role=menuitem]'),
          )
          // Tags can also be removed by keyboard and as text.
          .filter((element) => !/^Remove /.test(element.getAttribute('aria-label') ?? ''))
          // Checkboxes and switches in a list are 40 px apart, and the whole line toggles them.
          .filter((element) => isSmallerThan(element, element.matches('[type=checkbox]') ? least - 4 : least))
          .map(nameOf),
      cutControls: () =>
        all()
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return (left < -1 || right > innerWidth + 1) && !isInScroller(element);
          })
          .map(nameOf),
      cutTexts: () =>
        [...document.querySelectorAll('body *')]
          .filter((element) =>
            [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
          )
          .filter(isShown)
          .filter((element) => {
            // An ellipsis shows that text continues. It applies to the text of a box and to its inline content.
            let isInLine = true;
            for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
              const { display, overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
              if (isInLine && (textOverflow === 'ellipsis' || webkitLineClamp !== 'none')) return false;
              isInLine &&= display === 'inline';
              if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return false;
              const isCut =
                (/hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1) ||
                (/hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 1);
              if (isCut && box.clientHeight > 2) return true;
            }
            return false;
          })
          .map(nameOf),
    };
    Object.assign(window, { layout: measures });
  });

/** How far the page itself scrolls sideways, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The widest text spacing that a reader may choose (1.4.12). */
const widerText = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Applies the widest text spacing. Returns a function that removes it. */
export async function widenText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: widerText });
  return () => style.evaluate((element: Element) => element.remove());
}
