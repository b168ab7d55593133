import type { Page } from '@playwright/test';

/**
 * Everything here is measured in the page, by boxes. A line names an element as a reader would, with what is wrong.
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

/** Puts the measures into the page as it is now. */
export const loadLayout = (page: Page) =>
  page.evaluate(() => {
    const targets =
      'a[href], button, input, select, textarea, summary, [role=button], [role=link], [role=menuitem], [role=option], [role=switch], [role=checkbox], [role=radio], [role=tab]';

    const isHidden = (element: Element) => {
      const { visibility, opacity } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return visibility !== 'visible' || opacity === '0' || width < 2 || height < 2;
    };
    /** For screen readers only: within a box of a pixel. */
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

    /** An input that is drawn by its label stands for as much as its label takes. */
    const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();

    /** How far a press may miss the middle of a target, in each direction: parts that cannot be seen count too. */
    const reachOf = (element: Element, most: number) => {
      const label = element.closest('label');
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = boxOf(element);
      const hits = (dx: number, dy: number) => {
        const hit = document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy);
        if (hit === null) return false;
        // Around its items a tag list is its text field: a press there leads to it.
        if (hit.matches('[data-tags]') && element.matches('input')) return hit.contains(element);
        return element.contains(hit) || label?.contains(hit) === true;
      };
      const far = (dx: number, dy: number) => {
        let steps = 0;
        while (steps < most && hits(dx * (steps + 0.5), dy * (steps + 0.5))) steps += 1;
        return steps;
      };
      // What lies under a dialog is no target now.
      if (!hits(0, 0)) return { width: most * 2, height: most * 2 };
      return { width: far(-1, 0) + far(1, 0), height: far(0, -1) + far(0, 1) };
    };
    const isSmallerThan = (element: Element, least: number) => {
      const { width, height } = boxOf(element);
      if (Math.min(width, height) >= least) return false;
      const reach = reachOf(element, least);
      return Math.min(reach.width, reach.height) < least - 2;
    };

    const isDisabled = (element: Element) =>
      element.matches(':disabled, [aria-disabled=true], [inert] *, [aria-hidden=true] *');

    /** A link within a sentence is as tall as the sentence (2.5.8, Inline). */
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);

    const all = () =>
      [...document.querySelectorAll(targets)].filter(
        (element) =>
          !isDisabled(element) &&
          (isShown(element) || (element.closest('label') && isShown(element.closest('label') as Element))),
      );

    /** A small target passes when a circle of the least size around it touches no other target (2.5.8, Spacing). */
    const hasRoom = (element: Element, boxes: readonly DOMRect[], least: number) => {
      const box = boxOf(element);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      return boxes.every((other) => {
        if (other.x === box.x && other.y === box.y) return true;
        const dx = Math.max(other.left - x, 0, x - other.right);
        const dy = Math.max(other.top - y, 0, y - other.bottom);
        return Math.hypot(dx, dy) >= least / 2;
      });
    };

    /** The elements that scroll sideways on purpose, with a name and by keyboard: a table may be wider than the page. */
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
        const boxes = elements.map(boxOf);
        // Before any is scrolled to: it would no longer stand where the boxes were taken.
        const cramped = elements.filter(
          (element) => !isInSentence(element) && !hasRoom(element, boxes, least),
        );
        return cramped.filter((element) => isSmallerThan(element, least)).map(nameOf);
      },
      lowControls: (least) =>
        all()
          .filter((element) =>
            element.matches('button, select, input, textarea, [role=button], [role=menuitem]'),
          )
          // A tag can be taken away by keyboard and as text too.
          .filter((element) => !/^Remove /.test(element.getAttribute('aria-label') ?? ''))
          // Boxes and switches of a list stand 40 px apart, and the whole line is theirs.
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
            // An ellipsis says that there is more; it ends the text of a box and of what flows in its lines.
            let isInLine = true;
            for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
              const { display, overflowX, overflowY, textOverflow } = getComputedStyle(box);
              if (isInLine && textOverflow === 'ellipsis') return false;
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

/** What lies outside of the window where only the page could scroll to it, in pixels. */
export const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The widest spacing of text that a reader may choose (1.4.12). */
const widerText = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Takes texts as a reader with their own style sheet sees them, until the answer is called. */
export async function widenText(page: Page): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content: widerText });
  return () => style.evaluate((element: Element) => element.remove());
}
