// cspell:disable: texts in French
import { gzipSync } from 'node:zlib';
import type { ReferralFeedElement } from '@advantage/referrals/element';
import * as spanish from '@advantage/referrals/messages/es';
import { aContact } from '@advantage/referrals/testing';
import { embed, eventDetails, expect, expectRows, service, test } from './fixtures.ts';

const full = `src="${service('full')}"`;
const five = `<referral-feed ${full} page-size="5"></referral-feed>`;

test('can be imported on a server', async ({ request }) => {
  expect('HTMLElement' in globalThis).toBe(false);
  const code = await (await request.get('element.js')).body();
  const element = await import(`data:text/javascript;base64,${code.toString('base64')}`);
  expect(Object.keys(element)).toEqual(['ReferralFeedElement']);
});

test('weighs at most 66 KB compressed, including styles', async ({ request }) => {
  const code = await (await request.get('element.js')).body();
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(66_000);
});

test('keeps working when a second copy is loaded', async ({ page, feed }) => {
  await embed(page, five);
  await page.evaluate(() => import(new URL('element.js?copy', location.href).href));
  await expectRows(feed, 'Showing 1 to 5 of 60 Referrals');
});

test.describe('attributes', () => {
  test('BRD-5 TBL-3 default to Bridge, light mode, live and 25 rows', async ({ page, feed }) => {
    await embed(page, `<referral-feed ${full}></referral-feed>`);
    await expectRows(feed, 'Showing 1 to 25 of 60 Referrals');
    await expect(feed.locator('.bridge-theme.light')).toBeVisible();
    await expect(feed.getByText(/^Live/)).toBeVisible();
    await expect(feed.locator('[lang]')).toHaveAttribute('lang', 'en-US');
    await expect(feed.locator('[dir]').first()).toHaveAttribute('dir', 'ltr');
  });

  test('BRD-7 CLM-18 TBL-16 can change while the feed is shown', async ({ page, feed }) => {
    await embed(page, five);
    await expectRows(feed, 'Showing 1 to 5 of 60 Referrals');
    const set = (name: string, value: string | null) =>
      feed.evaluate(
        (element, [name, value]) => {
          if (value === null) element.removeAttribute(name);
          else element.setAttribute(name, value);
        },
        [name, value] as [string, string | null],
      );

    await set('brand', 'advantage');
    await expect(feed.locator('.advantage-theme.light')).toBeVisible();
    await set('color-mode', 'dark');
    await expect(feed.locator('.advantage-theme.dark')).toBeVisible();
    await set('page-size', '10');
    await expectRows(feed, 'Showing 1 to 10 of 60 Referrals');
    await set('state', 'tx');
    await expect(feed.getByRole('combobox', { name: 'State' })).toHaveValue('TX');
    await set('state', null);
    await expect(feed.getByRole('combobox', { name: 'State' })).toHaveValue('');
    await set('paused', '');
    await expect(feed.getByText('Paused')).toBeVisible();
    await set('paused', null);
    await expect(feed.getByText(/^Live/)).toBeVisible();
    await set('src', service('other'));
    await expectRows(feed, 'Showing 1 to 7 of 7 Referrals');
    await set('dir', 'rtl');
    await expect(feed.locator('[dir]').first()).toHaveAttribute('dir', 'rtl');
  });

  test('messages replace its texts, and misspelled ones are refused with a warning', async ({
    page,
    feed,
    expectNoise,
  }) => {
    expectNoise(/messages is invalid|has no texts for locale="fr-CA"/);
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await embed(page, `<referral-feed ${full} locale="fr-CA"></referral-feed>`);
    const set = (messages: unknown) =>
      feed.evaluate(
        (element: ReferralFeedElement, value) => Reflect.set(element, 'messages', value),
        messages,
      );
    await set({ live: { live: 'En direct' }, usStateNames: { Louisiana: 'Louisiane' } });
    await expect(feed.getByRole('button', { name: 'En direct', exact: true })).toBeVisible();
    await expect(feed.locator('[lang]')).toHaveAttribute('lang', 'fr-CA');
    await expect(feed.getByRole('combobox', { name: 'State' })).toContainText('Louisiane');
    await set({ live: { lives: 'En direct' }, usStateNames: { Louisianna: 'Louisiane' } });
    await expect(feed.getByRole('button', { name: 'Live', exact: true })).toBeVisible();
    await expect(feed.locator('[lang]')).toHaveAttribute('lang', 'en-US');
    expect(warnings.filter((text) => text.includes('messages is invalid'))).toEqual([
      '<referral-feed> messages is invalid: the feed has no such text as live.lives, usStateNames.Louisianna. See feedCatalog.',
    ]);
  });

  test('locale="es-US" shows Spanish, whether its texts load before or after the element', async ({
    page,
    feed,
  }) => {
    await embed(page, `<referral-feed ${full} locale="es-US"></referral-feed>`);
    await expectRows(feed, 'Showing 1 to 25 of 60 Referrals');
    await page.addScriptTag({ url: 'elementEs.js', type: 'module' });
    await expect(feed.getByRole('button', { name: spanish.live.live })).toBeVisible();
    await expect(feed.getByRole('combobox', { name: spanish.feed.state })).toBeVisible();
    await page.goto('ordinary.html');
    await page.addScriptTag({ url: 'elementEs.js', type: 'module' });
    await page.addScriptTag({ url: 'element.js', type: 'module' });
    await page.locator('#place').evaluate((place, html) => {
      place.innerHTML = html;
    }, `<referral-feed ${full} locale="es-US"></referral-feed>`);
    await expect(feed.getByRole('button', { name: spanish.live.live })).toBeVisible();
  });

  test('fall back to their defaults when invalid, with one warning each', async ({
    page,
    feed,
    expectNoise,
    observed,
  }) => {
    expectNoise(/<referral-feed>/);
    const wrong = `<referral-feed ${full} brand="acme" state="XX" page-size="1000" locale="de" color-mode="sepia" paused="no"></referral-feed>`;
    await embed(page, wrong + wrong);
    await expectRows(feed, 'Showing 1 to 25 of 60 Referrals');
    await expect(feed.locator('.bridge-theme.light')).toBeVisible();
    await expect(feed.getByText(/^Live/)).toBeVisible();
    expect(observed.noise.sort()).toEqual([
      'warning: <referral-feed> brand="acme" is invalid. Expected "bridge" or "advantage".',
      'warning: <referral-feed> color-mode="sepia" is invalid. Expected "light" or "dark" or "system".',
      'warning: <referral-feed> has no texts for locale="de", so they are English. Set messages.',
      'warning: <referral-feed> page-size="1000" is invalid. Expected a whole number from 1 to 100.',
      'warning: <referral-feed> paused="no" is invalid. Expected no value; remove the attribute to turn it off.',
      'warning: <referral-feed> state="XX" is invalid. Expected a two-letter US state.',
    ]);
  });

  for (const src of ['javascript:alert(1)', 'data:text/html,x', 'http://', 'https://user:pass@example.com'])
    test(`I2 reject ${src} as an address and send no request`, async ({
      page,
      feed,
      expectNoise,
      observed,
    }) => {
      expectNoise(/<referral-feed> src=.* is invalid/);
      await embed(page, `<referral-feed src="${src}"></referral-feed>`);
      await expect.poll(() => observed.noise.length).toBe(1);
      await expect(feed.locator('section')).toHaveCount(0);
      expect(observed.requests.filter((url) => !/ordinary|element\.js/.test(url))).toEqual([]);
    });

  test('warn about a missing src', async ({ page, expectNoise, observed }) => {
    expectNoise(/has no source/);
    await embed(page, '<referral-feed></referral-feed>');
    await expect
      .poll(() => observed.noise)
      .toEqual(['warning: <referral-feed> has no source. Set src to the URL of a referral service.']);
  });
});

test.describe('properties', () => {
  test('reflect the attributes', async ({ page, feed }) => {
    await embed(page, five);
    const values = await feed.evaluate((element) => {
      const feed = element as ReferralFeedElement;
      const before = [
        feed.brand,
        feed.colorMode,
        feed.pageSize,
        feed.state,
        feed.paused,
        feed.selectable,
        feed.locale,
      ];
      Object.assign(feed, { brand: 'advantage', colorMode: 'dark', pageSize: 7, state: 'TX', paused: true });
      const after = ['brand', 'color-mode', 'page-size', 'state', 'paused'].map((name) =>
        feed.getAttribute(name),
      );
      Object.assign(feed, { brand: null, paused: false });
      return [before, after, [feed.brand, feed.paused, feed.hasAttribute('paused')]];
    });
    expect(values).toEqual([
      [null, 'light', 5, null, false, false, 'en-US'],
      ['advantage', 'dark', '7', 'TX', ''],
      [null, false, false],
    ]);
  });

  test('keep a source and links that were set before the script loaded', async ({ page, feed, observed }) => {
    await page.goto('ordinary.html');
    await page.evaluate(async () => {
      const referral = {
        opportunityId: '1',
        marketplaceStatus: 'Claimed',
        lines: [],
        city: 'Tulsa',
        state: 'OK',
        addDate: 0,
      };
      const feed = Object.assign(document.createElement('referral-feed'), {
        source: { list: async () => ({ unchanged: false, page: { rows: [referral], total: 1 } }) },
        links: { getAdvantageNow: 'https://partner.example/join' },
        pageSize: 3,
      });
      document.querySelector('#place')?.append(feed);
      await import(new URL('element.js', location.href).href);
    });
    await expect(feed.getByText('Tulsa, OK')).toBeVisible();
    await feed.getByRole('button', { name: 'Claimed' }).click();
    const link = feed.getByRole('link', { name: 'Get Advantage Now' });
    await expect(link).toHaveAttribute('href', 'https://partner.example/join');
    expect(observed.requests.filter((url) => !/ordinary|element\.js/.test(url))).toEqual([]);
  });
});

test.describe('events', () => {
  test('ready fires once, and state-change when a state is chosen', async ({ page, feed }) => {
    await embed(page, five);
    await expectRows(feed, 'Showing 1 to 5 of 60 Referrals');
    await feed.getByRole('combobox', { name: 'State' }).selectOption('Texas');
    await expect.poll(() => eventDetails(page, 'state-change')).toEqual([{ state: 'TX' }]);
    expect(await feed.evaluate((element) => (element as ReferralFeedElement).state)).toBe('TX');
    await expect.poll(() => eventDetails(page, 'ready')).toEqual([null]);
  });

  test('CLM-14 claim-intent opens the modal unless the page prevents it', async ({ page, feed }) => {
    await embed(page, five);
    const claimed = feed.getByRole('button', { name: 'Claimed' }).first();
    const dialog = feed.getByRole('dialog', { name: /^Want to get/ });
    await claimed.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate(() =>
      document.addEventListener('referral-feed:claim-intent', (event) => event.preventDefault()),
    );
    await claimed.click();
    await expect.poll(async () => (await eventDetails(page, 'claim-intent')).length).toBe(2);
    await expect(dialog).toBeHidden();
  });

  test('TBL-57 select fires only with the selectable attribute', async ({ page, feed }) => {
    await embed(page, five);
    await feed.getByRole('cell', { name: 'CL' }).first().click();
    expect(await eventDetails(page, 'select')).toEqual([]);
    await feed.evaluate((element) => element.setAttribute('selectable', ''));
    await feed
      .getByRole('button', { name: /, details$/ })
      .first()
      .press('Enter');
    await feed.getByRole('cell', { name: 'CL' }).first().click();
    await expect.poll(async () => (await eventDetails(page, 'select')).length).toBe(2);
  });

  test('I1 contain no personal data of the consumer, and neither does the shadow DOM', async ({
    page,
    feed,
  }) => {
    await embed(page, five.replace('>', ' selectable>'));
    await feed
      .getByRole('button', { name: /, details$/ })
      .first()
      .press('Enter');
    await feed.getByRole('button', { name: 'Claimed' }).first().click();
    const told = JSON.stringify([
      await eventDetails(page, 'select'),
      await eventDetails(page, 'claim-intent'),
    ]);
    expect(told).toContain('"opportunityId"');
    const shown = await feed.evaluate((element) => element.shadowRoot?.innerHTML ?? '');
    for (const secret of [
      aContact.firstName,
      aContact.lastName,
      aContact.phone,
      aContact.email,
      aContact.address1,
      aContact.postalCode,
      aContact.searchId,
    ]) {
      expect(told).not.toContain(secret);
      expect(shown).not.toContain(secret);
    }
  });

  test('LIV-4 LIV-14 error reports a service that is down, and malformed rows', async ({
    page,
    feed,
    expectNoise,
  }) => {
    expectNoise(/503/);
    await embed(page, `<referral-feed src="${service('down')}"></referral-feed>`);
    await expect(feed.getByText('Referrals could not be loaded.')).toBeVisible();
    expect((await eventDetails(page, 'error'))[0]).toEqual({
      kind: 'http',
      message: 'The service answered with status 503.',
      status: 503,
    });
    await feed.evaluate((element, src) => element.setAttribute('src', src), service('damaged'));
    await expect(feed.getByText("1 referral couldn't be read.")).toBeVisible();
    expect((await eventDetails(page, 'error')).at(-1)).toEqual({
      kind: 'rows',
      message: 'opportunityId: invalid_union (1)',
      rejected: 1,
    });
  });
});

test.describe('slots', () => {
  test('TBL-30 empty and error show the content of the page', async ({ page, feed, expectNoise }) => {
    expectNoise(/503/);
    const own = '<p slot="empty">Nothing today</p><p slot="error">Call us</p>';
    await embed(page, `<referral-feed src="${service('empty')}">${own}</referral-feed>`);
    await expect(feed.getByText('Nothing today')).toBeVisible();
    await expect(feed.getByText('Call us')).toBeHidden();
    await expect(feed.getByText('No referrals match these filters')).toBeHidden();
    await feed.evaluate((element, src) => element.setAttribute('src', src), service('full'));
    await expect(feed.getByText('Nothing today')).toBeHidden();
    await embed(page, `<referral-feed src="${service('down')}">${own}</referral-feed>`);
    await expect(feed.getByText('Call us')).toBeVisible();
  });

  test('TBL-30 fall back to the text of the feed', async ({ page, feed }) => {
    await embed(page, `<referral-feed src="${service('empty')}" state="OR"></referral-feed>`);
    await feed.getByRole('button', { name: 'Clear state' }).click();
    await expect(
      feed.getByText('All States, last 72 hours', { exact: false }).or(feed.getByText(/^All states/)),
    ).toBeVisible();
  });
});

test('stops polling when removed from the page, and resumes when reinserted', async ({
  page,
  feed,
  observed,
}) => {
  await embed(page, five);
  await expectRows(feed, 'Showing 1 to 5 of 60 Referrals');
  const element = await feed.elementHandle();
  await feed.evaluate((element) => document.querySelector('main')?.prepend(element));
  await expectRows(feed, 'Showing 1 to 5 of 60 Referrals');
  await feed.evaluate((element) => element.remove());
  const calls = observed.requests.length;
  await page.waitForTimeout(4000);
  expect(observed.requests).toHaveLength(calls);
  await element?.evaluate((element) => document.body.append(element));
  await expectRows(feed, 'Showing 1 to 5 of 60 Referrals');
});
