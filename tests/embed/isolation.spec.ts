import type { Locator, Page } from '@playwright/test';
import { expect, expectRows, service, test } from './fixtures.ts';

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A screenshot of an element's interior, without its rounded corners, where the page shows through. */
async function inside(page: Page, element: Locator) {
  const { x, y, width, height } = (await element.boundingBox()) as Box;
  const inset = 12;
  const clip = { x: x + inset, y: y + inset, width: width - 2 * inset, height: height - 2 * inset };
  return page.screenshot({ clip, fullPage: true, animations: 'disabled' });
}

const pictures: Readonly<Record<string, (page: Page, feed: Locator) => Promise<Buffer>>> = {
  'the table': (page, feed) => inside(page, feed),
  'the list of cards': async (page, feed) => {
    await page.locator('#frame').evaluate((frame) => frame.setAttribute('data-narrow', ''));
    await expect(feed.getByRole('list', { name: 'Insurance referrals' })).toBeVisible();
    return inside(page, feed);
  },
  'a header popover': async (page, feed) => {
    await feed.getByRole('columnheader', { name: 'Status' }).hover();
    await feed.getByRole('button', { name: 'What Status means' }).click();
    return inside(page, feed.getByRole('dialog', { name: 'What Status means' }));
  },
  'the claim modal': async (page, feed) => {
    await feed.getByRole('button', { name: 'Claimed' }).first().click();
    return inside(page, feed.getByRole('dialog', { name: /^Want to get/ }));
  },
};

for (const [name, take] of Object.entries(pictures))
  test(`on a hostile page, ${name} is pixel-identical`, async ({ page, visit, feed }, info) => {
    await visit('clean.html');
    const clean = await take(page, feed);
    await visit('hostile.html');
    const hostile = await take(page, feed);
    await info.attach('clean', { body: clean, contentType: 'image/png' });
    await info.attach('hostile', { body: hostile, contentType: 'image/png' });
    expect(clean.equals(hostile), 'the pictures are the same').toBe(true);
  });

test('BRD-7 two feeds on one page each keep their own brand and mode', async ({ page, visit, feed }) => {
  await visit('two-brands.html');
  const feeds = await page.locator('referral-feed').all();
  const pairs = await Promise.all(
    feeds.map(async (each) => ({
      together: await inside(page, each),
      top: (await each.boundingBox())?.y,
      html: await each.evaluate((element) => element.outerHTML),
    })),
  );
  for (const { together, top, html } of pairs) {
    await page.goto('room.html');
    await page.locator('#frame').evaluate((frame, html) => {
      frame.innerHTML = html;
    }, `<div style="height: ${top}px"></div>${html}`);
    await expectRows(feed, /^Showing 1 to 5/);
    expect(together.equals(await inside(page, feed)), `${html} looks as it does alone`).toBe(true);
  }
});

test('the claim modal is on top of everything and receives clicks', async ({ page, visit }) => {
  await visit('hostile.html');
  await page.getByRole('button', { name: 'Claimed' }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Want to get/ });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('leaves the styles, globals, storage and DOM of the page unchanged', async ({ page, feed }) => {
  const look = () =>
    page.evaluate(() => {
      const elements = [document.documentElement, ...document.querySelectorAll('html *:not(#place *)')];
      const style = (element: Element) => {
        const computed = getComputedStyle(element);
        return [...computed].map((name) => `${name}:${computed.getPropertyValue(name)}`).join(';');
      };
      document.querySelector('#place')?.setAttribute('style', 'height: 400px; overflow: auto');
      return {
        styles: elements.map((element) => `${element.localName} ${style(element)}`),
        globals: Object.getOwnPropertyNames(globalThis).sort(),
        sheets: [document.styleSheets.length, document.adoptedStyleSheets.length],
        html: [document.documentElement.outerHTML.replace(/<referral-feed.*<\/referral-feed>/s, '')],
        prototypes: [Element, Array, Object, String, EventTarget].map(({ prototype }) =>
          Object.getOwnPropertyNames(prototype).join(),
        ),
        storage: [localStorage.length, sessionStorage.length, document.cookie, history.length, location.href],
        focus: document.activeElement?.localName,
        title: document.title,
      };
    });
  await page.goto('ordinary.html');
  const before = await look();
  await page.evaluate(async (src) => {
    const feed = document.createElement('referral-feed');
    feed.setAttribute('src', src);
    document.querySelector('#place')?.append(feed);
    await import(new URL('element.js', location.href).href);
  }, service('full'));
  await expectRows(feed, /^Showing 1 to 25/);
  expect(await look()).toEqual(before);
});

test('all feeds of a document share one style sheet', async ({ page, visit }) => {
  await visit('two-brands.html');
  const shared = await page.evaluate(() => {
    const sheets = [...document.querySelectorAll('referral-feed')].map(
      (feed) => feed.shadowRoot?.adoptedStyleSheets,
    );
    return sheets.every((list) => list?.length === 1 && list[0] === sheets[0]?.[0]);
  });
  expect(shared).toBe(true);
});

test('uses no rem lengths, which depend on the page', async ({ request }) => {
  const code = await (await request.get('element.js')).text();
  // TanStack Table's debug log, which only browsers' consoles show, has a length in rem.
  const styles = code.replaceAll('font-size: .6rem', '');
  expect(styles.match(/[\d.]rem\b/g) ?? []).toEqual([]);
  expect(code).toContain(':host{');
});

test('the feed works on a page whose libraries replace array methods', async ({ page, visit, feed }) => {
  await page.addInitScript(() => {
    // Like Prototype 1.6 and MooTools 1.3, as enumerable properties.
    const { slice } = Array.prototype;
    Object.assign(Array.prototype, {
      each(this: unknown[], run: (item: unknown) => void) {
        for (const item of slice.call(this)) run(item);
      },
      entries(this: unknown[]) {
        return slice.call(this);
      },
      find(this: unknown[], isFound: (item: unknown, index: number) => boolean) {
        for (let index = 0; index < this.length; index++) if (isFound(this[index], index)) return this[index];
        return undefined;
      },
      reduce(this: unknown[]) {
        return this.length > 1 ? this : this[0];
      },
      toJSON(this: unknown[]) {
        return `[${this.join(', ')}]`;
      },
    });
    Array.from = <Item>(items: ArrayLike<Item> | Iterable<Item>) =>
      'length' in items ? slice.call(items) : [items];
  });
  await visit('clean.html');
  await expect(feed.getByRole('row')).toHaveCount(26);
  await feed.getByRole('button', { name: 'Location' }).click();
  await expectRows(feed, /^Showing 1 to 25/);
  await feed.getByRole('button', { name: 'Next' }).click();
  await expectRows(feed, /^Showing 26 to 50/);
  await feed.getByRole('button', { name: 'Claimed' }).first().click();
  await expect(feed.getByRole('dialog', { name: /^Want to get/ })).toBeVisible();
});
