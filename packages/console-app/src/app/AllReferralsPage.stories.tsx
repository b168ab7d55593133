import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { demoPeople } from '../testing/demoPeople.ts';
import { StoryConsole } from '../testing/StoryConsole.tsx';

/**
 * The page where agents find and claim referrals, and where carriers and admins watch them, inside the whole
 * console. The list by itself is Referrals/Screen.
 */
const meta = {
  title: 'Console/All Referrals',
  component: StoryConsole,
  parameters: { layout: 'fullscreen' },
  args: { person: 'producer', path: '/admin/all-referrals' },
  argTypes: { person: { control: 'select', options: demoPeople } },
} satisfies Meta<typeof StoryConsole>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a producer sees: the reduced columns, in the own appetite. */
export const Default: Story = {
  tags: ['desktop', 'NAV-1', 'NAV-2', 'NAV-4', 'NAV-5', 'ROL-7', 'RTE-5', 'RTE-22'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Claim-it Marketplace' }),
    ).toBeVisible();
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(navigation.getByRole('link', { current: 'page' })).toHaveTextContent('All referrals');
    await expect(await canvas.findByRole('table', {}, { timeout: 5000 })).toBeVisible();
  },
};

/** The number of lines with a word of a text. */
function linesOf(text: Node | null, word: string): number {
  const start = text?.textContent?.indexOf(word) ?? -1;
  if (!text || start < 0) return 0;
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
}

/** The extended columns with partner names; those that expire first on top. No name breaks in the middle of a word. */
export const Admin: Story = {
  tags: ['desktop', 'ROL-7', 'NAV-8', 'NAV-12', 'NAV-18', 'TBL-59'],
  args: { person: 'admin' },
  play: async ({ canvasElement }) => {
    // There is room for them from here on.
    if (window.innerWidth < 1280) return;
    for (const word of ['Chattanooga', 'Northgate', 'Cartwright']) {
      const cell = await within(canvasElement).findByText(new RegExp(`^${word}`), {}, { timeout: 5000 });
      await waitFor(() => expect(linesOf(cell.firstChild, word)).toBe(1));
    }
  },
};

/** The extended columns without partner names. */
export const Carrier: Story = {
  tags: ['desktop', 'ROL-5', 'ROL-7', 'NAV-16', 'NAV-17'],
  args: { person: 'carrier' },
};

export const BridgeProducer: Story = {
  tags: ['desktop', 'BRD-6', 'NAV-9'],
  args: { person: 'bridge-producer' },
};

export const BridgeAdmin: Story = { tags: ['desktop', 'BRD-6'], args: { person: 'bridge-admin' } };

/** Who is signed in, and the way out. */
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

/** A referral is open, by its address. */
export const WithDetails: Story = {
  tags: ['TBL-57', 'DTL-1'],
  args: { path: '/admin/all-referrals?referral=4103' },
  play: async () => {
    const panel = await within(document.body).findByRole('dialog', { name: 'Referral details' });
    await expect(await within(panel).findByText('Claim to see contact details.')).toBeVisible();
    // On a phone the panel is a sheet over the page, and takes the focus.
    if (window.innerWidth < 768) await waitFor(() => expect(panel).toHaveFocus());
  },
};

export const OnPhone: Story = { tags: ['phone', 'NAV-1'], globals: { viewport: { value: 'phone' } } };
