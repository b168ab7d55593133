import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type Picture, writePicture } from '../picture.ts';
import { Sheet, sheetPath } from '../sheet.ts';
import type { Change } from './changes.ts';
import { reviewServer } from './server.ts';
import { writePage } from './writePage.ts';

const plain = (level: number): Picture => ({ width: 40, height: 30, data: Buffer.alloc(40 * 30 * 3, level) });
const [old, young] = [plain(40), plain(200)];
const pictures = { before: 'before.png', after: 'after.png', difference: 'after.png' };

/** 500 changes: 125 stories of 25 components, in both brands and widths. The last story is new. */
const changes: readonly Change[] = Array.from({ length: 125 }, (_, nth) =>
  (['bridge', 'advantage'] as const).flatMap((brand) =>
    (['desk', 'phone'] as const).map((width) => ({
      id: `component--story-${nth}/${brand}-${width}`,
      component: `UI/Component ${String(Math.floor(nth / 5)).padStart(2, '0')}`,
      story: `Story ${nth}`,
      brand,
      width,
      colorMode: 'light',
      isReviewed: nth % 5 === 0 && brand === 'advantage' && width === 'desk',
      ...pictures,
      ...(nth === 124 && { before: null, difference: null }),
    })),
  ),
).flat();

interface Review {
  readonly baselines: string;
  readonly url: string;
}

const test = base.extend<{ review: Review }>({
  review: async ({ page: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'review-'));
    const [report, baselines] = [join(folder, 'report'), join(folder, 'baselines')];
    for (const part of [report, baselines]) mkdirSync(part);
    await writePicture(join(report, 'before.png'), old);
    await writePicture(join(report, 'after.png'), young);
    writePage(report, changes);
    const server = reviewServer({ report, baselines });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    await use({ baselines, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    server.close();
    rmSync(folder, { recursive: true });
  },
});

test.describe('the visual review', () => {
  test('steps through 500 changes by keyboard and approves one, its component or all shown', async ({
    page,
    review,
  }) => {
    const committed = async (id: string) => {
      const [story = '', mode = ''] = id.split('/');
      return (await Sheet.read(join(review.baselines, sheetPath(story, mode)))).picture(story);
    };
    await page.goto(review.url);
    const count = page.getByRole('status');
    await expect(count).toHaveText('500 of 500 shown, 0 approved');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'UI/Component 00: Story 0, advantage, desk, light',
    );
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'UI/Component 00: Story 0, advantage, phone, light',
    );
    await page.keyboard.press('a');
    await expect(count).toHaveText('500 of 500 shown, 1 approved');
    expect(await committed('component--story-0/advantage-phone')).toEqual(young);
    await page.keyboard.press('a');
    await expect(count).toHaveText('500 of 500 shown, 0 approved');
    expect(await committed('component--story-0/advantage-phone')).toEqual(old);
    await page.keyboard.press('Shift+A');
    await expect(count).toHaveText('500 of 500 shown, 20 approved');
    await page.getByLabel('Only open').check();
    await expect(count).toHaveText('480 of 500 shown, 20 approved');
    await page.getByLabel('Brand').selectOption('bridge');
    await page.getByLabel('Width').selectOption('phone');
    await expect(count).toHaveText('120 of 500 shown, 20 approved');
    await page.getByRole('button', { name: 'Approve all shown' }).click();
    await expect(count).toHaveText('0 of 500 shown, 140 approved');
    expect(await committed('component--story-124/bridge-phone')).toEqual(young);
    expect(await committed('component--story-124/bridge-desk')).toBeUndefined();
  });

  test('groups changes by component and approves a group', async ({ page, review }) => {
    await page.goto(review.url);
    const groups = page.getByRole('navigation', { name: 'Changed pictures' }).getByRole('heading');
    await expect(groups).toHaveCount(25);
    await expect(groups.first()).toHaveText('UI/Component 00 (20)');
    await page.getByRole('button', { name: 'Approve group' }).click();
    await expect(page.getByRole('status')).toHaveText('500 of 500 shown, 20 approved');
    const { stories } = await Sheet.read(join(review.baselines, sheetPath('component', 'bridge-phone')));
    expect(stories).toContain('component--story-4');
    expect(stories).not.toContain('component--story-5');
  });

  test('shows only the pictures for designers', async ({ page, review }) => {
    await page.goto(review.url);
    await page.getByLabel('Only for designers').check();
    await expect(page.getByRole('status')).toHaveText('25 of 500 shown, 0 approved');
    await page.getByRole('button', { name: 'Approve all shown' }).click();
    await expect(page.getByRole('status')).toHaveText('25 of 500 shown, 25 approved');
  });

  test('shows before, after, difference, overlay and a slider', async ({ page, review }) => {
    await page.goto(review.url);
    for (const [key, pictures] of Object.entries({ 1: 2, 2: 1, 3: 1, 4: 1, 5: 2, 6: 2 })) {
      await page.keyboard.press(key);
      await expect(page.locator('#stage img')).toHaveCount(pictures);
    }
    const slider = page.locator('img-comparison-slider');
    const position = () => slider.evaluate((element: Element & { value?: number }) => element.value);
    const middle = await position();
    await slider.focus();
    await page.keyboard.down('ArrowRight');
    await expect.poll(position).not.toBe(middle);
    await page.keyboard.up('ArrowRight');
  });

  test('refuses approvals from other origins and for paths outside the pictures', async ({
    request,
    review,
  }) => {
    const data = { ids: ['component--story-0/bridge-desk'], isApproved: true };
    const approve = (origin: string, ids = data.ids) =>
      request.post(`${review.url}/approve`, { data: { ...data, ids }, headers: { origin } });
    expect((await approve('http://elsewhere.example')).status()).toBe(400);
    expect((await approve(review.url, ['../../package'])).status()).toBe(400);
    expect((await approve(review.url)).status()).toBe(204);
  });
});
