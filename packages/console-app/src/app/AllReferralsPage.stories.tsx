import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoPeople } from '../testing/demoPeople.ts';
import { StoryConsole } from '../testing/StoryConsole.tsx';
import { waitForReferrals } from '../testing/waitForReferrals.ts';

/**
 * The page where agents find and claim referrals, and where carriers and admins watch them, in the complete console.
 * For the list alone, see Referrals/Screen.
 */
const meta = {
  title: 'Console/All Referrals',
  component: StoryConsole,
  parameters: { layout: 'fullscreen' },
  args: { person: 'producer', path: '/admin/all-referrals' },
  argTypes: { person: { control: 'select', options: demoPeople } },
  play: waitForReferrals,
} satisfies Meta<typeof StoryConsole>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a producer: fewer columns, limited to the producer's appetite. */
export const Default: Story = {
  tags: ['desktop', 'review', 'NAV-1', 'NAV-2', 'NAV-4', 'NAV-5', 'ROL-7', 'RTE-5', 'RTE-22'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Claim-it Marketplace' }),
    ).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent(/^All( referrals)?$/);
    await expect(await canvas.findByRole('table')).toBeVisible();
  },
};

/** Returns the number of lines that a word of a text spans. */
function linesOf(text: Node | null, word: string): number {
  const start = text?.textContent?.indexOf(word) ?? -1;
  if (!text || start < 0) return 0;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}

/** The columns of admins, soonest to expire first. No name breaks in the middle of a word. */
export const Admin: Story = {
  tags: ['desktop', 'ROL-7', 'NAV-8', 'NAV-12', 'NAV-18'],
  args: { person: 'admin' },
  play: async ({ canvasElement }) => {
    // Names may break in narrower windows.
    if (window.innerWidth < 1280) return;
    const cell = await within(canvasElement).findByText(/^Chattanooga/);
    await waitFor(() => expect(linesOf(cell.firstChild, 'Chattanooga')).toBe(1));
  },
};

/** The extended columns without partner names. */
export const Carrier: Story = {
  tags: ['desktop', 'ROL-5', 'ROL-7', 'NAV-16', 'NAV-17'],
  args: { person: 'carrier' },
};

export const BridgeProducer: Story = {
  tags: ['desktop', 'review', 'BRD-6', 'NAV-9'],
  args: { person: 'bridge-producer' },
};

export const BridgeAdmin: Story = { tags: ['desktop', 'BRD-6'], args: { person: 'bridge-admin' } };

/** The profile card, with Logout. */
export const ProfileMenu: Story = {
  tags: ['desktop', 'NAV-3', 'NAV-4'],
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Maya Okafor/ }));
    const page = within(document.body);
    await waitFor(() => expect(page.getByText('Harbor Point Insurance')).toBeVisible());
    await expect(within(page.getByRole('dialog')).getByText('Savannah, GA')).toBeVisible();
    await expect(page.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Help Desk',
      'Contact Us',
      'Logout',
    ]);
  },
};

/** A referral opened by its URL. */
export const WithDetails: Story = {
  tags: ['review', 'TBL-57', 'DTL-1'],
  args: { path: '/admin/all-referrals?referral=4103' },
  play: async () => {
    const panel = await within(document.body).findByRole('dialog', { name: 'Referral details' });
    await expect(await within(panel).findByText(/phone, email and address after you claim$/)).toBeVisible();
    // On phones, the panel is a sheet over the page and takes focus.
    if (window.innerWidth < 768) await waitFor(() => expect(panel).toHaveFocus());
  },
};

export const OnPhone: Story = {
  tags: ['phone', 'review', 'NAV-1'],
  globals: { viewport: { value: 'phone' } },
};
