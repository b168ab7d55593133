import { consoleUrl } from './environment.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, signInAt } from './signIn.ts';

const reduced = [
  'Delivered',
  /^Type/,
  /^Status/,
  'Category',
  'Location',
  'Policy Type',
  'Industry',
  '# Employees',
  'Years in Business',
  'Est. Premium',
  'Assigned To',
];
const extended = [
  ...reduced.slice(0, 3),
  'Limited Time',
  ...reduced.slice(3, 10),
  'Agencies Notified',
  'Assigned To',
];

const people = [
  ['admin', 'advantage', 'Ruth Lindqvist', 'Admin', extended],
  ['agency-admin', 'advantage', 'Dana Whitfield', 'Agency Admin', reduced],
  ['producer', 'advantage', 'Maya Okafor', 'Producer', reduced],
  ['carrier', 'advantage', 'Elias Moreau', 'Carrier', extended],
  ['bridge-admin', 'bridge', 'Nadia Kessler', 'Admin', extended],
  ['bridge-producer', 'bridge', 'Luis Ferrante', 'Producer', reduced],
  ['bridge-carrier', 'bridge', 'Imani Cole', 'Carrier', extended],
] as const;

for (const [person, brand, name, role, columns] of people) {
  test(`BCK-4 BRD-6 ROL-7 ${person} signs in and sees the columns of the role in the ${brand} brand`, async ({
    page,
  }) => {
    // A service that accepts only this user's own token.
    const lookup = page.waitForResponse((response) =>
      response.url().includes(`/api/v3/user?username=${person}`),
    );
    await signInAt(page, '/admin', person);
    expect((await lookup).status()).toBe(200);
    await expect(page).toHaveURL(/\/admin\/all-referrals$/);
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveText([...columns]);
    await expect(page.locator(`.${brand}-theme`).first()).toBeAttached();
    await expect(page.getByRole('banner')).toContainText(name);
    await expect(page.getByRole('banner')).toContainText(role);
  });
}

test('BCK-4 BCK-5 the roles in the token open an admin page to an admin but not to a producer', async ({
  page,
  browser,
}) => {
  const answer = page.waitForResponse((response) => response.url().includes('/purchased-referral'));
  await signInAt(page, '/admin/purchased-referrals', 'bridge-admin');
  expect((await answer).status()).toBe(200);
  const other = await browser.newPage();
  await other.goto(`${consoleUrl}/admin/purchased-referrals`);
  await fillSignIn(other, 'bridge-producer');
  await expect(other.getByRole('heading', { name: /not available/i })).toBeVisible();
  await other.close();
});
