import { randomBytes } from 'node:crypto';
import { expect, type TestType } from '@playwright/test';
import { demoPassword } from '../../e2e/signIn.ts';
import type { Screen, Target } from './screen.ts';

const button = (name: string | RegExp, more: Partial<Target> = {}): Target => ({
  role: 'button',
  name,
  ...more,
});
const field = (name: string): Target => ({ role: 'textbox', name });
const dialog = (name: string | RegExp): Target => ({ role: 'dialog', name });
const table: Target = { role: 'table' };
const rows: Target = { role: 'row', within: table };
const claimNow = /^Claim Now, \$/;
const save = button('Save Marketplace');
const panel = dialog('Referral details');

const address = (screen: Screen) => expect.poll(() => screen.address());
const text = (screen: Screen) => expect.poll(() => screen.text());
const count = (screen: Screen, target: Target) => expect.poll(async () => (await screen.look(target)).length);
const isFocused = (screen: Screen, target: Target) =>
  expect.poll(async () => (await screen.look(target))[0]?.isFocused).toBe(true);
const value = (screen: Screen, target: Target) =>
  expect.poll(async () => (await screen.look(target))[0]?.value);
const description = (screen: Screen, target: Target) =>
  expect.poll(async () => (await screen.look(target))[0]?.description);

/** Opens a page of the console and signs in on the way. */
async function signInAt(screen: Screen, path: string, person: string) {
  await screen.open(path);
  await screen.click(field('Username'));
  await screen.type(person);
  await screen.press('Tab');
  await screen.type(demoPassword);
  await screen.press('Enter');
  await address(screen).toContain(path);
}

/** Replaces the text of a field with typed text. */
async function fill(screen: Screen, target: Target, typed: string) {
  await screen.click(target);
  await screen.press('Control+a');
  await screen.press('Backspace');
  await screen.type(typed);
}

/** The only element of a target, once there is one. */
async function find(screen: Screen, target: Target) {
  await count(screen, target).toBeGreaterThan(0);
  const [found] = await screen.look(target);
  if (!found) throw new Error('It was there a moment ago.');
  return found;
}

const center = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x + width / 2, y + height / 2] as const;

const handles = button(/^Drag /);
const rowNames = async (screen: Screen) =>
  (await screen.look(handles)).map(({ label }) => label.replace('Drag ', ''));

/** Opens the list of marketplaces. Returns the names of the first rows. */
async function openMarketplaces(screen: Screen) {
  await signInAt(screen, '/admin/marketplaces', 'admin');
  await count(screen, handles).toBeGreaterThan(4);
  return rowNames(screen);
}

/** Defines the journeys for the tests of an engine. */
export function defineJourneys<Fixtures extends { readonly engine: Screen }>(
  test: TestType<Fixtures, object>,
) {
  test('RTE-2 FEED-1 LIV-1 TBL-29 a visitor reads the feed, pauses it and pages forward', async ({
    engine: screen,
  }) => {
    await screen.open('/');
    await address(screen).toMatch(/\/public-referrals$/);
    await count(screen, rows).toBe(26);
    await text(screen).toMatch(/Showing 1 to 25 of [\d,]+ Referrals/);
    await screen.click(button('Live'));
    await count(screen, button(/^Paused/)).toBe(1);
    await screen.click(button('Next'));
    await text(screen).toMatch(/Showing 26 to 50 of/);
  });

  test('TBL-7 TBL-8 a visitor filters the feed by state, and the address keeps it', async ({
    engine: screen,
  }) => {
    const state: Target = { role: 'combobox', name: 'State' };
    const isTexan = () =>
      expect.poll(async () => [
        ...new Set((await screen.look(rows)).slice(1).map((row) => row.text.includes(', TX'))),
      ]);
    await screen.open('/public-referrals?utm=mail');
    await screen.choose(state, 'Texas');
    await address(screen).toMatch(/(?=.*state=TX).*utm=mail/);
    await isTexan().toEqual([true]);
    await screen.open(await screen.address());
    await value(screen, state).toBe('TX');
    await isTexan().toEqual([true]);
  });

  test('FEED-14 CLM-14 CLM-18 a visitor opens the invitation, and Escape returns the focus', async ({
    engine: screen,
  }) => {
    const status = button(/^(Claim|Talk) Now/, { within: table, at: 0 });
    await screen.open('/public-referrals');
    await screen.click(status);
    await text(screen).toContain('Want to get referrals like this one?');
    await screen.press('Escape');
    await count(screen, { role: 'dialog' }).toBe(0);
    await isFocused(screen, status);
  });

  test('TBL-12 TBL-57 DTL-1 an agent sorts the list, opens a referral and closes it', async ({
    engine: screen,
  }) => {
    const header: Target = { role: 'columnheader', name: /Est\. Premium/ };
    const premiums = async () => {
      const { x } = await find(screen, header);
      const cells = await screen.look({ role: 'cell', within: table });
      return cells.filter((cell) => cell.x === x).map((cell) => Number(cell.text.replace(/\D/g, '')));
    };
    await signInAt(screen, '/admin/all-referrals', 'producer');
    await screen.click({ role: 'button', within: header });
    await address(screen).toMatch(/sort=estimatedPremium%2Cdesc/);
    expect((await find(screen, header)).sort).toBe('descending');
    await expect(async () => {
      const sums = await premiums();
      expect(sums.length).toBeGreaterThan(5);
      expect(sums).toEqual(sums.toSorted((one, other) => other - one));
    }).toPass();
    await screen.click({ role: 'cell', within: { ...rows, at: 1 }, at: 4 });
    await count(screen, panel).toBe(1);
    await address(screen).toContain('referral=');
    await screen.press('Escape');
    await count(screen, panel).toBe(0);
  });

  test('TBL-7 TBL-8 an agent filters the list by state and by what is claimed', async ({
    engine: screen,
  }) => {
    const claimed: Target = { role: 'switch', name: 'Show Claimed' };
    await signInAt(screen, '/admin/all-referrals', 'producer');
    await screen.click(button(/State$/));
    await screen.click({ role: 'option', name: 'Texas' });
    await address(screen).toContain('state=TX');
    await screen.focus(claimed);
    await screen.press('Space');
    await address(screen).toContain('claimed=shown');
    await screen.open(await screen.address());
    expect((await find(screen, claimed)).isChecked).toBe(true);
    await count(screen, rows).toBeGreaterThan(1);
    for (const row of (await screen.look(rows)).slice(1)) expect(row.text).toContain(', TX');
  });

  test('CLM-5 CLM-20 CLM-21 DTL-8 an agent claims a row and finds it in the acquired list', async ({
    engine: screen,
  }) => {
    const question = dialog(/^Claim /);
    await signInAt(screen, '/admin/all-referrals?scope=all', 'agency-admin');
    await screen.click(button(claimNow, { within: table, at: -1 }));
    const confirm = button(/^Claim for \$/, { within: question });
    await isFocused(screen, confirm);
    // It can't be confirmed right after it opens, so the key is pressed until it can.
    await expect(async () => {
      if ((await screen.look(confirm)).length > 0) await screen.press('Enter');
      expect(await screen.text()).toContain('This referral is yours.');
    }).toPass();
    const email = await find(screen, { role: 'link', name: /@example\.com/, within: question });
    await screen.press('Escape');
    await count(screen, question).toBe(0);
    await screen.open('/admin/acquired-referrals');
    await text(screen).toContain(email.text.trim());
  });

  test('MKV-74 MKV-73 MKV-77 an admin types a price: selected by Tab, and refused if unclear', async ({
    engine: screen,
  }) => {
    const price = field('Delivered price');
    await signInAt(screen, '/admin/marketplaces/new', 'admin');
    await screen.focus({ role: 'radio', name: 'Delivered Price' });
    await screen.press('Space');
    await fill(screen, price, '226789');
    await screen.press('Tab');
    await value(screen, price).toBe('226,789');
    await screen.press('Shift+Tab');
    await isFocused(screen, price);
    await screen.type('12,50');
    await value(screen, price).toBe('12,50');
    await screen.press('Tab');
    await description(screen, price).toContain('Delivered Price must be a number.');
    await fill(screen, price, '19.999');
    await screen.press('Tab');
    await description(screen, price).toMatch(/at most 2 decimals\./i);
    await fill(screen, price, '1,250');
    await screen.press('Tab');
    await value(screen, price).toBe('1,250');
    await description(screen, price).not.toContain('Delivered Price');
  });

  test('MKV-76 MKF-39 MKI-29 an admin sets a time and a code that isn’t left, and saves both', async ({
    engine: screen,
  }) => {
    const limits: Target = { role: 'region', name: 'Delivery: Limits and schedule' };
    const end: Target = { role: 'combobox', name: 'End time', within: limits };
    const allDay: Target = { role: 'checkbox', name: '24 hours a day', within: limits };
    const code = button('Remove 722511');
    const unfold = () => screen.click(button(/^NAICS codes /));
    await signInAt(screen, '/admin/marketplaces/13', 'admin');
    await text(screen).toContain('No changes to save');
    if ((await find(screen, allDay)).isChecked) {
      await screen.focus(allDay);
      await screen.press('Space');
    }
    // Not the time that the journey in the engine before has left.
    const minute = (await find(screen, end)).value.includes(':15') ? '45' : '15';
    await fill(screen, end, '25');
    await screen.press('Tab');
    await value(screen, end).toBe('25');
    await description(screen, end).toContain('End time must be a time, such as 9:00 AM or 17:30.');
    await fill(screen, end, `21:${minute}`);
    await screen.press('Tab');
    const time = `9:${minute} PM`;
    await value(screen, end).toBe(time);
    await unfold();
    if ((await screen.look(code)).length > 0) await screen.click(code);
    await screen.click(field('NAICS codes'));
    await screen.type('722511');
    await screen.click(save);
    await text(screen).toContain('has been saved successfully.');
    await screen.open('/admin/marketplaces/13');
    await value(screen, end).toBe(time);
    await unfold();
    await count(screen, code).toBe(1);
  });

  test('MKI-28 MKF-13 an admin fixes an error and creates a marketplace at the end of the list', async ({
    engine: screen,
  }) => {
    const name = `Made in any engine ${randomBytes(4).toString('hex')}`;
    await openMarketplaces(screen);
    await screen.click({ role: 'link', name: 'New marketplace' });
    await fill(screen, field('Marketplace name'), 'x');
    await screen.press('Backspace');
    await screen.press('Tab');
    await text(screen).toContain('Please provide marketplace name');
    await fill(screen, field('Marketplace name'), name);
    await text(screen).not.toContain('Please provide marketplace name');
    await fill(screen, field('Phone number'), '5551234567');
    await screen.click(button(/^States /));
    await screen.focus({ role: 'checkbox', name: 'Texas' });
    await screen.press('Space');
    await fill(screen, field('Delivery API URL'), 'https://api.example.com/leads');
    await screen.click(save);
    await text(screen).toContain(`Marketplace [ ${name} ] has been saved successfully.`);
    await address(screen).toMatch(/\/admin\/marketplaces$/);
    await expect.poll(async () => (await rowNames(screen)).at(-1)).toBe(name);
  });

  test('MKF-10 an admin is asked before losing unsaved changes', async ({ engine: screen }) => {
    const name = field('Marketplace name');
    const question: Target = { role: 'alertdialog', name: 'Unsaved Changes' };
    await signInAt(screen, '/admin/marketplaces/6', 'admin');
    await fill(screen, name, 'Half an edit');
    await screen.click({ role: 'link', name: 'Feature Flags' });
    await screen.click(button('Continue Editing', { within: question }));
    await value(screen, name).toBe('Half an edit');
    await screen.click({ role: 'link', name: 'Feature Flags' });
    await screen.click(button('Discard Changes', { within: question }));
    await address(screen).toMatch(/\/admin\/feature-flags$/);
  });

  test('MKL-12 MKL-13 MKL-17 an admin moves a marketplace by keyboard, and focus stays with it', async ({
    engine: screen,
  }) => {
    const [first, second = '', third, ...others] = await openMarketplaces(screen);
    const handle = button(`Drag ${second}`);
    await screen.focus(handle);
    await screen.press('Enter');
    await expect.poll(async () => (await find(screen, handle)).isDragged).toBe(true);
    await screen.press('ArrowDown');
    await text(screen).toContain('position 3');
    await screen.press('Enter');
    await text(screen).toContain('Marketplace priorities updated successfully.');
    await expect.poll(() => rowNames(screen)).toEqual([first, third, second, ...others]);
    await isFocused(screen, handle);
  });

  test('MKL-12 MKL-13 ERR-25 an admin drags a marketplace with the pointer', async ({ engine: screen }) => {
    const [first = '', second, third = '', ...others] = await openMarketplaces(screen);
    const handle = button(`Drag ${third}`);
    const [x, y] = center(await find(screen, handle));
    const target = await find(screen, button(`Drag ${first}`));
    await screen.movePointer(x, y);
    await screen.holdPointer();
    await screen.movePointer(x, y - 6);
    await expect.poll(async () => (await find(screen, handle)).isDragged).toBe(true);
    await screen.movePointer(x, target.y);
    await screen.releasePointer();
    await expect.poll(() => rowNames(screen)).toEqual([third, first, second, ...others]);
    await text(screen).toContain('Marketplace priorities updated successfully.');
    await screen.open('/admin/marketplaces');
    await expect.poll(() => rowNames(screen)).toEqual([third, first, second, ...others]);
  });

  test('FLG-5 FLG-8 an admin adds a flag and turns it on', async ({ engine: screen }) => {
    const name = `engine-${randomBytes(4).toString('hex')}`;
    const toggle: Target = { role: 'switch', name: `Enabled: ${name}` };
    await signInAt(screen, '/admin/feature-flags', 'admin');
    await screen.click(button('Add flag'));
    await isFocused(screen, field('Name'));
    await screen.type(name);
    await screen.press('Tab');
    await screen.type('Made in any engine');
    await screen.press('Enter');
    await text(screen).toContain(`Feature flag ${name} created successfully`);
    await screen.focus(toggle);
    await screen.press('Space');
    await text(screen).toContain(`Feature flag ${name} updated successfully`);
    expect((await find(screen, toggle)).isChecked).toBe(true);
  });

  test('TBL-39 on a phone, a visitor reads cards, and an agent opens one', async ({ engine: screen }) => {
    const cards: Target = { role: 'listitem', within: { role: 'list', name: 'Referrals' } };
    const page: Target = { role: 'main' };
    const expectFit = async () => {
      const { x, width } = await find(screen, page);
      expect(x + width).toBeLessThanOrEqual(375);
    };
    await screen.resize(375, 812);
    await screen.open('/public-referrals');
    await count(screen, button(/^(Claim|Talk) Now/)).toBeGreaterThan(5);
    await count(screen, table).toBe(0);
    await expectFit();
    await signInAt(screen, '/admin/all-referrals?scope=all', 'producer');
    await count(screen, cards).toBeGreaterThan(5);
    await count(screen, table).toBe(0);
    await expectFit();
    await screen.click(button(/, details$/, { at: 0 }));
    await count(screen, panel).toBe(1);
    await screen.press('Escape');
    await count(screen, panel).toBe(0);
  });
}
