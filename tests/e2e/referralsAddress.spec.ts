import type { Page } from '@playwright/test';
import { expect, nightlyIf, test } from './fixtures.ts';
import { freezeReferrals } from './freezeReferrals.ts';
import { signInDirectly } from './signInDirectly.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const table = (page: Page) => page.getByRole('table');
const rows = (page: Page) => table(page).locator('tbody tr[data-id]');
const footer = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Referral details' });

/** The view as users see it: values of the controls, sort order, page and open referral. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? null;
    const controls = document.querySelectorAll(':is(main, header) :is([aria-haspopup=listbox], select)');
    const marked = document.querySelectorAll<HTMLInputElement>(
      ':is(main, header) input:is([type=radio], [type=checkbox])',
    );
    const toggles = document.querySelectorAll(':is(main, header) button[role=radio]');
    const sorted = [...document.querySelectorAll('th[aria-sort]')];
    return {
      chosen: [...controls].map((control) =>
        control instanceof HTMLSelectElement ? control.value : textOf(control),
      ),
      marked: [...marked].map(({ checked }) => checked),
      toggled: [...toggles].map((toggle) => toggle.getAttribute('aria-checked')),
      sort: sorted.map((header) => `${textOf(header)} ${header.getAttribute('aria-sort')}`),
      page: /^Showing [\d,]+ to [\d,]+/.exec(
        textOf(document.querySelector('nav[aria-label=Pages]')) ?? '',
      )?.[0],
      open: textOf(document.querySelector('[role=dialog] :is(h2, h3)')),
    };
  });

type View = Awaited<ReturnType<typeof seen>>;
type Step = readonly [address: RegExp, act: (page: Page) => Promise<void>];

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const next = (page: Page) => footer(page).getByRole('button', { name: 'Next' }).click();
const open = async (page: Page) => {
  await rows(page)
    .first()
    .getByRole('button', { name: /details/ })
    .click();
  await expect(panel(page)).toBeVisible();
};
const mark = (role: 'radio' | 'switch', name: string) => (page: Page) =>
  page.getByRole(role, { name }).check({ force: true });
const choose = (control: RegExp, option: string) => async (page: Page) => {
  await page.getByRole('button', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

const filters: readonly Step[] = [
  [/claimed=shown/, mark('switch', 'Show Claimed')],
  [/period=30days/, choose(/^Last|hours|days/, 'Last 30 days')],
  [/state=TX/, choose(/State$/, 'Texas')],
];

const lists = [
  {
    person: 'producer',
    path: '/admin/all-referrals',
    steps: [
      [/scope=all/, mark('radio', 'All Referrals')],
      ...filters,
      [/sort=city%2Cdesc/, press('Location')],
      [/page=2/, next],
      [/referral=/, open],
    ],
  },
  {
    person: 'admin',
    path: '/admin/claim-it-referrals',
    steps: [
      [/sort=estimatedPremium%2Cdesc/, press('Est. Premium')],
      [/page=2/, next],
      [/referral=/, open],
    ],
  },
  {
    person: 'agency-admin',
    path: '/admin/acquired-referrals',
    steps: [
      [/sort=city%2Cdesc/, press('City/State')],
      [/sort=city%2Casc/, press('City/State')],
      [/sort=none/, press('City/State')],
      [/referral=/, open],
    ],
  },
  {
    person: 'admin',
    path: '/admin/purchased-referrals',
    steps: [
      [/sort=lastModDate%2Casc|sort=none/, press('Purchased')],
      [/page=2/, next],
    ],
  },
  {
    person: null,
    path: '/public-referrals',
    steps: [
      [
        /state=TX/,
        (page) =>
          page
            .getByLabel('State')
            .selectOption('Texas')
            .then(() => {}),
      ],
      [/sort=city%2Cdesc/, press('Location')],
      [/page=2/, next],
    ],
  },
] as const satisfies readonly { person: string | null; path: string; steps: readonly Step[] }[];

for (const { person, path, steps } of lists) {
  test(
    `TBL-4 TBL-7 TBL-12 TBL-31 ${path} restores its state with Back, Forward and a pasted link`,
    nightlyIf(/claim-it|purchased|acquired/.test(path)),
    async ({ page, context }) => {
      // Up to eight views, back and forward.
      await freezeReferrals(context);
      if (person) await signInDirectly(page, person);
      await page.goto(path);
      await expect(rows(page).first()).toBeVisible();
      const settled = async () => {
        await expect(rows(page).first()).toBeVisible();
        await expect(page.getByRole('progressbar', { name: /^Loading/ })).toHaveCount(0);
      };
      const views: View[] = [await seen(page)];
      for (const [address, act] of steps) {
        await act(page);
        await expect(page).toHaveURL(address);
        await settled();
        await expect.poll(() => seen(page)).not.toEqual(views.at(-1));
        views.push(await seen(page));
      }

      const pasted = await context.newPage();
      await pasted.setViewportSize({ width: 1440, height: 900 });
      await pasted.goto(page.url());
      await expect.poll(() => seen(pasted)).toEqual(views.at(-1));
      await pasted.close();

      for (const view of views.slice(0, -1).reverse()) {
        await page.goBack();
        await expect.poll(() => seen(page)).toEqual(view);
      }
      for (const view of views.slice(1)) {
        await page.goForward();
        await expect.poll(() => seen(page)).toEqual(view);
      }
    },
  );
}
