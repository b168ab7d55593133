import type { Page } from '@playwright/test';

const steps = ['xs', 's', 'm', 'l', 'xl', '2xl', '3xl'] as const;

/** Draws every text at twice its size, as a browser does that zooms text only, until the answer is called (1.4.4). */
export async function doubleText(page: Page): Promise<() => Promise<void>> {
  const style = await page.evaluateHandle(
    (names) => {
      const themed = document.querySelector('[class*="-theme"]') ?? document.documentElement;
      const own = getComputedStyle(themed);
      const doubled = names.map(
        (name) => `${name}: ${2 * Number.parseFloat(own.getPropertyValue(name))}px !important;`,
      );
      const element = document.createElement('style');
      element.textContent = `[class*="-theme"] { ${doubled.join(' ')} }`;
      return document.head.appendChild(element);
    },
    steps.flatMap((step) => [`--adv-text-${step}-size`, `--adv-text-${step}-line`]),
  );
  return () => style.evaluate((element) => element.remove());
}
